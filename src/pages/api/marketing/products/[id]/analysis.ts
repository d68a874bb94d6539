import { analyseSchema, storedAnalysisSchema } from '#features/marketing/products/analysis.schema.ts';
import { listAnalyses, makeAnalysis } from '#features/marketing/products/analysis.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';
import { pageOf } from '#shared/answer.ts';

export const prerender = false;
const product = { role: 'user', owner: 'marketingProduct', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...product,
    summary: 'The analyses of a product, one for each language',
    response: pageOf(storedAnalysisSchema),
  },
  (ctx, { id }) => listAnalyses(ctx, id),
);
export const POST = endpoint(
  {
    ...product,
    summary: 'Analyse a product',
    body: analyseSchema,
    response: storedAnalysisSchema,
    status: 201,
    isSlow: true,
  },
  (ctx, { id, body }) => makeAnalysis(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
