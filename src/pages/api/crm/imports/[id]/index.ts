import { findImport } from '#features/leads/import.server.ts';
import { endpoint, methodNotAllowed } from '#server/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  { role: 'user', owner: 'crmImport', id: 'invalid_id', summary: 'How far an import has come' },
  (ctx, { id }) => findImport(ctx, id),
);
export const ALL = methodNotAllowed('GET');
