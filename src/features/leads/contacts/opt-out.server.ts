import type { ServiceContext } from '#kernel/context.ts';
import { suppress, suppressedIn, unsuppress } from '#kernel/mail/suppression.ts';
import { requireContact } from './contact.server.ts';
import type { OptOut } from './opt-out.schema.ts';

async function addressesOf(ctx: ServiceContext, id: number) {
  const { email, emails } = await requireContact(ctx, id);
  const addresses = email === null ? emails : [email, ...emails];
  return { addresses, workspaceId: ctx.workspace.id };
}

/** Returns whether one of the contact's addresses is on the list of who wants no mail. Errors: `not_found`. */
export async function readOptOut(ctx: ServiceContext, id: number): Promise<OptOut> {
  const { addresses, workspaceId } = await addressesOf(ctx, id);
  return { optedOut: (await suppressedIn(ctx.db, addresses, workspaceId)).size > 0 };
}

/** Puts all addresses of a contact on the list, or takes them off it. Errors: `not_found`. */
export async function setOptOut(ctx: ServiceContext, id: number, { optedOut }: OptOut): Promise<OptOut> {
  const { addresses, workspaceId } = await addressesOf(ctx, id);
  if (optedOut) await suppress(ctx.db, addresses, { workspaceId, at: ctx.now.toISOString() });
  else await unsuppress(ctx.db, addresses, { workspaceId });
  return readOptOut(ctx, id);
}
