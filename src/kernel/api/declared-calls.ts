import type { EndpointDeclaration } from './declaration.ts';

/** `/api/companies/[id]/report` and its methods, as found under src/pages/api. */
export type DeclaredCall = { path: string; method: string; declaration: EndpointDeclaration };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Collects the calls that route modules declare; `modules` comes from `import.meta.glob`. */
export function declaredCalls(modules: Record<string, Record<string, unknown>>): DeclaredCall[] {
  return Object.entries(modules)
    .flatMap(([file, exports]) => {
      const path = file
        .replace(/^(?:\.|.*\/api)\//, '/api/')
        .replace(/(\/index)?\.ts$/, '')
        .replaceAll(/\[(\w+)\]/g, '{$1}');
      return METHODS.flatMap((method) => {
        const handler = exports[method];
        return typeof handler === 'function' && 'declaration' in handler
          ? [{ path, method, declaration: handler.declaration as EndpointDeclaration }]
          : [];
      });
    })
    .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}
