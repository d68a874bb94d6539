import type { EndpointDeclaration, Need } from '#kernel/api/declaration.ts';

const THINGS: readonly (readonly [RegExp, string])[] = [
  [/compan/, 'Talleres Prieto'],
  [/department/, 'Workshop'],
  [/product/, 'Repair of spindles'],
  [/strength/, 'Thirty years of drawings'],
  [/campaign|template/, 'Offer for the spring'],
  [/token|passkey/, 'Nightly export'],
];

/** Name of the record under an address. */
export const thingAt = (path: string): string =>
  THINGS.findLast(([names]) => names.test(path))?.[1] ?? 'Ana Ruiz';

type Call = { path: string; method: string; declaration: Pick<EndpointDeclaration, 'role' | 'upload'> };
type Parameter = { name: string; in: string; required?: boolean; example: unknown };
type Sent = { parameters: readonly Parameter[]; needs: Need | undefined; body: unknown; siteUrl: string };

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function credential(role: string, needs: Need | undefined): string[] {
  if (role === 'public') return [];
  if (needs === 'cookie' || needs === 'confirmed') return ['-b', 'cookies.txt'];
  return ['-H', quoted('Authorization: Bearer TOKEN')];
}

function sentBody({ upload }: Call['declaration'], body: unknown): string[] {
  if (upload) {
    const fields = Object.entries(body ?? {}).flatMap(([name, value]) => ['-F', quoted(`${name}=${value}`)]);
    return [...fields, '-F', quoted(`${upload.field}=@FILE`)];
  }
  if (body === undefined) return [];
  return ['-H', quoted('Content-Type: application/json'), '-d', quoted(JSON.stringify(body))];
}

/** The call as it is typed into a shell. */
export function callSample(
  { path, method, declaration }: Call,
  { parameters, needs, body, siteUrl }: Sent,
): string {
  const valueOf = (name: string): string =>
    String(parameters.find((parameter) => parameter.name === name)?.example);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const asked = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = new URLSearchParams(asked.map(({ name }) => [name, valueOf(name)])).toString();
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    ...credential(declaration.role, needs),
    ...sentBody(declaration, body),
    quoted(`${siteUrl}${filled}${query && `?${query}`}`),
  ].join(' ');
}
