import { moveSchema } from '#features/accounts/workspaces/move.schema.ts';
import { companyMoveSchema, movedCompanySchema } from '#features/consulting/companies/company-move.schema.ts';
import { findCompanyMove, moveCompany } from '#features/consulting/companies/company-move.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
export const GET = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    summary: 'What moves with a company, and to which workspaces it may go',
    response: companyMoveSchema,
  },
  (ctx, { id }) => findCompanyMove(ctx, id),
);
export const POST = endpoint(
  {
    role: 'user',
    owner: 'company',
    id: 'invalid_company_id',
    takesNoRoom: true,
    refuses: ['workspace_left', 'reader_only'],
    summary:
      'Move a company to another workspace of the caller, with its profile, reports, portfolio and links',
    answers:
      'The answer’s `causeId` can be undone by `POST /api/causes/{id}/undo` in the workspace that it was in.',
    body: moveSchema,
    response: movedCompanySchema,
  },
  (ctx, { id, body }) => moveCompany(ctx, id, body),
);
export const ALL = methodNotAllowed('GET', 'POST');
