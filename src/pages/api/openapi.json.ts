import { endpoint, methodNotAllowed } from '#server/endpoint.ts';
import { declaredCalls, openApiDocument } from '#server/api/openapi.ts';
import { sessionCookieName } from '#server/auth/session-cookie.ts';

export const prerender = false;

const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./openapi.json.ts', '!./**/\\[...path\\].ts'],
  {
    eager: true,
  },
);

export const GET = endpoint(
  { role: 'public', owner: 'none', summary: 'This document' },
  async (_ctx, { http }) => {
    const { siteUrl } = http.locals.runtime.config;
    return openApiDocument(declaredCalls(modules), siteUrl, sessionCookieName(siteUrl));
  },
);
export const ALL = methodNotAllowed('GET');
