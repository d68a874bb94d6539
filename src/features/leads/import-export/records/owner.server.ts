import { and, eq, isNull } from 'drizzle-orm';
import {
  awaitedOwners,
  users,
  workspaceInvitations,
  workspaceMembers,
  workspaces,
} from '#db/schema/index.ts';
import { addReadValue } from '#features/leads/import-export/cells/read-values.rules.ts';
import { withCustomField } from '#features/leads/import-export/custom-fields.rules.ts';
import { importWords } from '#features/leads/import-export/reading/import-words.server.ts';
import { textOf, type Cells, type Values } from '#features/leads/import-export/cells/values.rules.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import { foldText } from '#shared/texts/text.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { ImportScope } from './adapter.server.ts';

/** `label` is a word that names this member alone: the name, or of several with one name the username. */
type Member = { id: number; label: string; words: readonly string[] };

/** Returns the members of a shared workspace with what a file may call them; nobody for a personal one. */
export async function labelledMembers({ db, workspace }: ServiceContext): Promise<Member[]> {
  const { id, name, username, email } = users;
  const found = await db
    .select({ id, name, username, email })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.workspaceId, workspace.id), eq(workspaces.isPersonal, false)));
  const taken = (name: string) => found.filter((each) => foldText(each.name) === foldText(name)).length > 1;
  return found.map((each) => {
    const label = taken(each.name) ? each.username : each.name;
    const words = [each.username, label].map(foldText);
    return { id: each.id, label, words: [...words, emailKeyOf(each.email) ?? ''] };
  });
}

/** Once a batch: a file names the same members on all its lines. */
const met = new WeakMap<ImportScope['met'], Promise<Member[]>>();
function membersOf({ ctx, db, met: batch }: ImportScope): Promise<Member[]> {
  const known = met.get(batch) ?? labelledMembers({ ...ctx, db });
  met.set(batch, known);
  return known;
}

async function pendingInvitations({ ctx }: ImportScope): Promise<ReadonlySet<string>> {
  const { emailKey, usedAt } = workspaceInvitations;
  const rows = await ctx.rows(workspaceInvitations).select({ emailKey }).where(isNull(usedAt));
  return new Set(rows.map((row) => row.emailKey));
}

/** Addresses with an invitation that nobody has accepted yet; one that has expired can be sent again. */
const invited = new WeakMap<ImportScope['met'], Promise<ReadonlySet<string>>>();
function invitedTo(scope: ImportScope): Promise<ReadonlySet<string>> {
  const known = invited.get(scope.met) ?? pendingInvitations(scope);
  invited.set(scope.met, known);
  return known;
}

type ReadOwner = {
  values: { owner: string | null; isOwnerUnknown: 1 | null; awaitedOwner?: string | null };
  /** The cell of other values, with who is no member: nothing of a file is lost. */
  others: string | undefined;
};

/**
 * Reads who a line says answers for its record: the member who is called so, else the one, or nobody, that was
 * chosen for the name. A name that belongs to no member is counted with its rows as a value of the file; a personal workspace has no owners.
 */
export async function readOwner(
  scope: ImportScope,
  { owner: cell, customFields }: Cells,
): Promise<ReadOwner> {
  const nobody = { values: { owner: null, isOwnerUnknown: null }, others: customFields } as const;
  if (cell === undefined) return nobody;
  const members = await membersOf(scope);
  const wanted = [foldText(cell), emailKeyOf(cell)];
  const member = members.find(({ words }) => words.some((word) => wanted.includes(word)));
  if (member) return { ...nobody, values: { owner: member.label, isOwnerUnknown: null } };
  const others = withCustomField(customFields, importWords(scope.ctx.locale).owner, cell);
  const chosen = scope.owners.get(foldText(cell).trim());
  const stands = members.find(({ id }) => id === chosen);
  if (stands) {
    addReadValue(scope.values, 'ownerChosen', cell, stands.label);
    return { ...nobody, values: { owner: stands.label, isOwnerUnknown: null } };
  }
  if (chosen === null) addReadValue(scope.values, 'ownerNobody', cell);
  else if (members.length > 0) {
    const emailKey = emailKeyOf(cell) ?? '';
    const isInvited = (await invitedTo(scope)).has(emailKey);
    addReadValue(scope.values, isInvited ? 'ownerInvited' : 'ownerUnknown', cell);
    if (isInvited) return { values: { owner: null, isOwnerUnknown: 1, awaitedOwner: emailKey }, others };
  }
  return { values: { owner: null, isOwnerUnknown: 1 }, others };
}

/** The word for the owner of a record that is there; null for nobody and for whoever has left. */
export async function ownerLabel(scope: ImportScope, ownerId: number | null): Promise<string | null> {
  return ownerId === null ? null : ((await membersOf(scope)).find(({ id }) => id === ownerId)?.label ?? null);
}

/** The column of the values' owner; without one it stays as it is. */
export async function ownerColumn(scope: ImportScope, values: Values): Promise<{ ownerId?: number }> {
  const label = textOf(values['owner']);
  if (label === null) return {};
  const member = (await membersOf(scope)).find((each) => each.label === label);
  return member ? { ownerId: member.id } : {};
}

/** The same of a new record. */
export const newOwnerColumn = async (
  scope: ImportScope,
  values: Values,
): Promise<{ ownerId?: number | null }> =>
  values['isOwnerUnknown'] === 1 ? { ownerId: null } : ownerColumn(scope, values);

const AWAITED = { contact: 'contactId', company: 'companyId', opportunity: 'opportunityId' } as const;

/** Keeps for whom a new record waits, until they join (`joinWorkspace` in leads/owners). */
export async function bindAwaited(
  { ctx, db, at }: ImportScope,
  values: Values,
  record: keyof typeof AWAITED,
  id: number,
): Promise<void> {
  const emailKey = textOf(values['awaitedOwner']);
  if (emailKey !== null)
    await { ...ctx, db }.rows(awaitedOwners).insert({ emailKey, [AWAITED[record]]: id, createdAt: at });
}
