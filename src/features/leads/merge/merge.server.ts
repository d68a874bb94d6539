// One long file: a merge of contacts beside one of companies, whose parts they share.
import { eq } from 'drizzle-orm';
import { describeCause } from '#db/journal/cause.ts';
import { crmCommunications, crmCompanies, crmContacts, crmMerges } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import type { Company, UpdateCompany } from '#features/leads/companies/company.schema.ts';
import { requireCompany, updateCompany } from '#features/leads/companies/company.server.ts';
import { MERGED_COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import type { Contact, UpdateContact } from '#features/leads/contacts/contact.schema.ts';
import { requireContact, updateContact } from '#features/leads/contacts/contact.server.ts';
import { MERGED_CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import type { MergeCompanies, MergeContacts } from './merge.schema.ts';
import { recordTable } from './merge-list.server.ts';
import { followInRules } from './merge-rules.server.ts';
import type { RecordKind } from '#features/leads/delete.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { mergeParts } from '#features/leads/opportunities/opportunity-contacts.server.ts';
import { moveReferences } from '#features/leads/references.server.ts';
import { recordEvent } from '#features/leads/timeline/event.server.ts';
import { distinctEmails, distinctPhones } from '#features/leads/contacts/contact-values.rules.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';
import type { CustomFields } from '#features/leads/fields/custom-fields.values.ts';
import { moveRelations } from '#features/leads/fields/move-relations.server.ts';
import { storedFields } from '#features/leads/fields/custom-values.server.ts';

/** Fields that are not chosen but combined. A field in neither list fails to compile, because a merge would lose it. */
type Followed =
  | 'tags'
  | 'ownerId'
  | 'emails'
  | 'phones'
  | 'customFields'
  | 'consent'
  | 'updatedAt'
  | 'companyName'
  | 'allowDuplicate';
type Sides<Field extends string> = Partial<Record<Field, 'keep' | 'drop' | undefined>>;

/** Returns the chosen values; without a choice the kept record's, or the other one's if it is null. */
function chosen<Field extends string, Row extends Record<Field, unknown>>(
  fields: readonly Field[],
  sides: Sides<Field>,
  keep: Row,
  drop: Row,
): { [F in Field]: Row[F] } {
  const pick = (field: Field) => {
    const side = sides[field];
    if (side) return side === 'keep' ? keep[field] : drop[field];
    return keep[field] ?? drop[field];
  };
  return Object.fromEntries(fields.map((field) => [field, pick(field)])) as { [F in Field]: Row[F] };
}

/** Choices of fields of the workspace may be left out. */
type WithoutOwn<Input extends { customFields?: unknown }> = Omit<Input, 'customFields'> &
  Partial<Pick<MergeContacts, 'customFields'>>;

type Merged<Row> = Row & { mergeId: number };

const linkTo = (kind: RecordKind, id: number) => (kind === 'contact' ? { contactId: id } : { companyId: id });

type Notes = { id: number; notes: string | null };

/** Joins both notes; if they are too long for one field, the second ones become a note on the timeline. */
async function bothNotes(
  ctx: ServiceContext,
  kind: RecordKind,
  keep: Notes,
  drop: Notes,
): Promise<string | null> {
  const both = [keep.notes, drop.notes].filter(Boolean).join('\n\n');
  if (both.length <= MAX_PARAGRAPH) return both || null;
  const at = ctx.now.toISOString();
  await ctx.rows(crmCommunications).insert({
    userId: ctx.user.id,
    body: drop.notes,
    ...linkTo(kind, keep.id),
    type: 'note',
    direction: 'in',
    status: 'logged',
    occurredAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return keep.notes;
}

const requireTwo = (keepId: number, dropId: number): void => {
  if (keepId === dropId) throw new AppError('invalid', { fields: { dropId: 'leads:merge.same' } });
};

/** Moves the links of the merged record to the kept one, and deletes it. */
async function absorb(ctx: ServiceContext, kind: RecordKind, keepId: number, dropId: number): Promise<void> {
  const around = kind === 'contact' ? { contacts: [keepId, dropId] } : { companies: [keepId, dropId] };
  await settlingLeads(ctx, around, async () => {
    await moveReferences(ctx.db, kind, dropId, keepId);
    await moveRelations(ctx, kind, dropId, keepId);
    await followInRules(ctx, kind, dropId, keepId);
    if (kind === 'contact') await mergeParts(ctx, keepId, dropId);
    const table = recordTable(kind);
    await ctx.rows(table).delete().where(eq(table.id, dropId));
  });
}

/**
 * The values of both records' fields, those of the kept one first, as they are stored: with values of deleted fields,
 * and with what has become invalid since, which keeps nobody from merging.
 */
async function bothFields(
  ctx: ServiceContext,
  kind: RecordKind,
  { keepId, dropId, customFields }: Omit<WithoutOwn<MergeContacts>, 'fields'>,
): Promise<CustomFields> {
  const [kept, dropped] = [await storedFields(ctx, kind, keepId), await storedFields(ctx, kind, dropId)];
  const both = new Map(Object.entries({ ...dropped, ...kept }));
  for (const [key, side] of Object.entries(customFields ?? {})) {
    const value = (side === 'keep' ? kept : dropped)[key];
    if (value === undefined) both.delete(key);
    else both.set(key, value);
  }
  return Object.fromEntries(both);
}

type Ends = { keepId: number; dropId: number; keepName: string; dropName: string };

/** Makes the call's cause a merge, lists it and tells it on the timeline; returns its id, which undoes it. */
async function listed(ctx: ServiceContext, kind: RecordKind, ends: Ends): Promise<number> {
  const causeId = await describeCause(ctx.db, { kind: 'merge' });
  const [merge] = await ctx
    .rows(crmMerges)
    .insert({ ...ends, kind, causeId, userId: ctx.user.id, createdAt: ctx.now.toISOString() })
    .returning({ id: crmMerges.id });
  if (!merge) throw new AppError('internal');
  const { keepId, dropName: name } = ends;
  await recordEvent(ctx, 'merged', linkTo(kind, keepId), { name, mergeId: merge.id, of: kind });
  return merge.id;
}

type Reachable = Pick<Contact, 'email' | 'phone' | 'emails' | 'phones'>;

function moreOf(
  { email = null, phone = null }: Pick<UpdateContact, 'email' | 'phone'>,
  ...from: readonly Reachable[]
): Pick<Reachable, 'emails' | 'phones'> {
  const filled = (texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text ?? []);
  const emails = distinctEmails(filled([email, ...from.flatMap((each) => [each.email, ...each.emails])]));
  const phones = distinctPhones(filled([phone, ...from.flatMap((each) => [each.phone, ...each.phones])]));
  return { emails: emails.slice(email === null ? 0 : 1), phones: phones.slice(phone === null ? 0 : 1) };
}

/**
 * Merges two contacts (api.md): `fields` chooses values; opportunities, communications, tasks, tags and links follow.
 * `mergeId` undoes it for 30 days.
 */
export async function mergeContacts(
  ctx: ServiceContext,
  input: WithoutOwn<MergeContacts>,
): Promise<Merged<Contact>> {
  const { keepId, dropId, fields } = input;
  const keep = await requireContact(ctx, keepId);
  const drop = await requireContact(ctx, dropId);
  requireTwo(keepId, dropId);
  const values: Required<Omit<UpdateContact, Followed>> = chosen(MERGED_CONTACT_FIELDS, fields, keep, drop);
  const customFields = await bothFields(ctx, 'contact', input);
  await absorb(ctx, 'contact', keepId, dropId);
  await ctx.rows(crmContacts).update({ customFields }).where(eq(crmContacts.id, keepId));
  if (!keep.consent && drop.consent)
    await ctx.rows(crmContacts).update({ consent: drop.consent }).where(eq(crmContacts.id, keepId));
  const merged = await updateContact(ctx, keepId, {
    ...values,
    notes: fields.notes === undefined ? await bothNotes(ctx, 'contact', keep, drop) : values.notes,
    ...moreOf(values, keep, drop),
    // A merge adds no new duplicate: what they share with a third record they shared before.
    allowDuplicate: true,
    ownerId: keep.ownerId ?? drop.ownerId,
    tags: [...drop.tags, ...keep.tags],
  });
  const ends = { keepId, dropId, keepName: contactName(merged), dropName: contactName(drop) };
  return { ...merged, mergeId: await listed(ctx, 'contact', ends) };
}

export async function mergeCompanies(
  ctx: ServiceContext,
  input: WithoutOwn<MergeCompanies>,
): Promise<Merged<Company>> {
  const { keepId, dropId, fields } = input;
  const keep = await requireCompany(ctx, keepId);
  const drop = await requireCompany(ctx, dropId);
  requireTwo(keepId, dropId);
  const values: Required<Omit<UpdateCompany, Followed>> = chosen(MERGED_COMPANY_FIELDS, fields, keep, drop);
  const customFields = await bothFields(ctx, 'company', input);
  await absorb(ctx, 'company', keepId, dropId);
  await ctx.rows(crmCompanies).update({ customFields }).where(eq(crmCompanies.id, keepId));
  const merged = await updateCompany(ctx, keepId, {
    ...values,
    notes: fields.notes === undefined ? await bothNotes(ctx, 'company', keep, drop) : values.notes,
    allowDuplicate: true,
    ownerId: keep.ownerId ?? drop.ownerId,
    tags: [...drop.tags, ...keep.tags],
  });
  const ends = { keepId, dropId, keepName: merged.name, dropName: drop.name };
  return { ...merged, mergeId: await listed(ctx, 'company', ends) };
}
