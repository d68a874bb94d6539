import { z } from 'zod';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { declaredCalls, openApiDocument } from '#kernel/api/openapi/document.ts';
import { sessionCookieName } from '#features/accounts/sessions/session-cookie.server.ts';

export const prerender = false;

/** Vite puts the imports in its place; Node, which has no `import.meta.glob`, can import this file without them. */
const modules = () =>
  import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./openapi.json.ts', '!./**/\\[...path\\].ts'], {
    eager: true,
  });

/** Made once: nothing in it changes while the process runs, and whoever is signed out may ask for it. */
let made: ReturnType<typeof openApiDocument> | undefined;

export const GET = endpoint(
  {
    role: 'public',
    owner: 'none',
    summary: 'This document',
    response: z.looseObject({ openapi: z.string() }),
  },
  async (_ctx, { http }) => {
    const { siteUrl } = http.locals.runtime.config;
    made ??= openApiDocument(declaredCalls(modules()), siteUrl, sessionCookieName(siteUrl));
    return made;
  },
);
export const ALL = methodNotAllowed('GET');
