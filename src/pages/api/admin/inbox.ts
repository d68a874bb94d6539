import { setSiteInboxSchema, siteInboxSchema } from '#features/accounts/workspaces/site-inbox.schema.ts';
import { readSiteInbox, setSiteInbox } from '#features/accounts/workspaces/site-inbox-setting.server.ts';
import { endpoint, methodNotAllowed } from '#app/endpoint.ts';

export const prerender = false;
const declared = { role: 'admin', owner: 'none', response: siteInboxSchema } as const;

export const GET = endpoint(
  {
    ...declared,
    summary: 'Which shared workspace answers the site’s enquiries, and which the caller may choose',
  },
  (ctx) => readSiteInbox(ctx),
);
export const PUT = endpoint(
  {
    ...declared,
    summary:
      'Give the site’s enquiries to a shared workspace that the caller owns, or back to the administrators',
    answers: 'Enquiries that were not converted yet move too; converted ones stay where their contact is.',
    body: setSiteInboxSchema,
    refuses: ['workspace_left', 'workspace_personal', 'owner_only'],
  },
  (ctx, { body }) => setSiteInbox(ctx, body),
);
export const ALL = methodNotAllowed('GET', 'PUT');
