import {
  catalogueEntrySchema,
  patchOverrideSchema,
} from '#features/consulting/report/catalogue/override.schema.ts';
import {
  overrideIntervention,
  removeOverride,
} from '#features/consulting/report/catalogue/overrides.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const intervention = { role: 'admin', owner: 'intervention' } as const;

export const PATCH = endpoint(
  {
    ...intervention,
    summary: 'Put the firm’s own figures in place of the catalogue’s',
    body: patchOverrideSchema,
    response: catalogueEntrySchema,
  },
  (ctx, { body, http }) => overrideIntervention(ctx, http.params['id'] ?? '', body),
);
export const DELETE = endpoint(
  { ...intervention, summary: 'Put the catalogue’s figures back', status: 204 },
  (ctx, { http }) => removeOverride(ctx, http.params['id'] ?? ''),
);
export const ALL = methodNotAllowed('PATCH', 'DELETE');
