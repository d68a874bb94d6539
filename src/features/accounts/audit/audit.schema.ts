import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { AUDIT_GROUP_IDS, AUDIT_KINDS, AUDIT_SORTS } from './audit.values.ts';

export const auditQuery = listQuery(AUDIT_SORTS).extend({
  group: z.enum(AUDIT_GROUP_IDS, 'errors:fields.choice').optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** Without a name once the account is gone. */
const account = z.strictObject({ id: rowId, name: z.string().nullable() }).nullable();

export const auditEventSchema = record('AuditEvent', {
  id: rowId,
  kind: z.enum(AUDIT_KINDS),
  /** The account that acted; null where nobody was signed in. */
  actor: account,
  /** The account that the act concerns. */
  subject: account,
  /** The workspace that the act concerns. */
  workspaceId: rowId.nullable(),
  detail: z.string(),
  /** Network address and browser; empty where the server acted, or the account is gone. */
  address: z.string(),
  userAgent: z.string(),
  createdAt: timestamp,
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** The log of a shared workspace, for its owners. */
export const workspaceAuditQuery = listQuery(AUDIT_SORTS).omit({ q: true });
export type WorkspaceAuditQuery = z.infer<typeof workspaceAuditQuery>;

/** Without where from: that is a matter between a colleague and the administrators. */
export const workspaceAuditEventSchema = auditEventSchema
  .omit({ address: true, userAgent: true, workspaceId: true })
  .meta({ id: 'WorkspaceAuditEvent' });
export type WorkspaceAuditEvent = z.infer<typeof workspaceAuditEventSchema>;
