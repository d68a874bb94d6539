import { catalogueEntrySchema } from '#features/consulting/report/catalogue/override.schema.ts';
import { listCatalogue } from '#features/consulting/report/catalogue/overrides.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'admin',
    owner: 'none',
    summary: 'Every intervention of the catalogue with the figures that apply',
    response: pageOf(catalogueEntrySchema),
  },
  (ctx) => listCatalogue(ctx),
);
export const ALL = methodNotAllowed('GET');
