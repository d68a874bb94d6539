import { z } from 'zod';
import { count, record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

const named = z.strictObject({ id: rowId, name: z.string() });

/** The workspace that answers the site's enquiries. */
export const siteInboxSchema = record('SiteInbox', {
  /** Null: the administrators. */
  workspace: named.nullable(),
  /** Shared workspaces that the caller owns. */
  choices: z.array(named),
  /** Enquiries that were not converted yet, and move with the choice. */
  open: count,
});
export type SiteInbox = z.infer<typeof siteInboxSchema>;

/** Without a workspace, the administrators. */
export const setSiteInboxSchema = z.strictObject({ workspaceId: rowId.nullish() });
export type SetSiteInbox = z.infer<typeof setSiteInboxSchema>;
