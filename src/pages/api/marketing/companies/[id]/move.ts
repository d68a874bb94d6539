import { moveSchema } from '#features/accounts/workspaces/move.schema.ts';
import {
  marketingMoveSchema,
  movedMarketingCompanySchema,
} from '#features/marketing/companies/company-move.schema.ts';
import {
  findMarketingMove,
  moveMarketingCompany,
} from '#features/marketing/companies/company-move.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const company = { role: 'user', owner: 'marketingCompany', id: 'invalid_id' } as const;

export const GET = endpoint(
  {
    ...company,
    summary: 'What moves with a marketing company, and to which workspaces it may go',
    response: marketingMoveSchema,
  },
  (ctx, { id }) => findMarketingMove(ctx, id),
);
export const POST = endpoint(
  {
    ...company,
    takesNoRoom: true,
    refuses: ['workspace_left', 'reader_only'],
    summary:
      'Move a marketing company to another workspace of the caller, with its products, campaigns, pages and leads',
    answers:
      'The answer’s `causeId` can be undone by `POST /api/causes/{id}/undo` in the workspace that it was in.',
    body: moveSchema,
    response: movedMarketingCompanySchema,
  },
  (ctx, { id, body }) => moveMarketingCompany(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
