import { eq } from 'drizzle-orm';
import { crmCommunications, crmCompanies, crmContacts, crmEvents } from '#db/schema/index.ts';
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
import { keepForUndo, readForUndo } from './merge-store.server.ts';
import type { RecordKind } from '#features/leads/delete.server.ts';
import { settlingLeads } from '#features/leads/opportunities/lead-outcome.server.ts';
import { moveReferences } from '#features/leads/references.server.ts';
import { distinctEmails, distinctPhones } from '#features/leads/contacts/contact-values.rules.ts';
import { contactName } from '#features/leads/contacts/contact-name.rules.ts';

/** Fields that are not chosen but combined. A field in neither list fails to compile, because a merge would lose it. */
type Followed =
  'tags' | 'emails' | 'phones' | 'customFields' | 'consent' | 'updatedAt' | 'companyName' | 'allowDuplicate';
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

type Merged<Row> = Row & { mergeId: number };

type Notes = { id: number; notes: string | null };

/** Joins both notes; if they are too long for one field, the second ones become a note on the timeline. */
async function bothNotes(ctx: ServiceContext, kind: RecordKind, keep: Notes, drop: Notes) {
  const both = [keep.notes, drop.notes].filter(Boolean).join('\n\n');
  if (both.length <= MAX_PARAGRAPH) return { notes: both || null, noteId: null };
  const at = ctx.now.toISOString();
  const [note] = await ctx.db
    .insert(crmCommunications)
    .values({
      workspaceId: ctx.workspace.id,
      userId: ctx.user.id,
      body: drop.notes,
      ...(kind === 'contact' ? { contactId: keep.id } : { companyId: keep.id }),
      type: 'note',
      direction: 'in',
      status: 'logged',
      occurredAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmCommunications.id });
  return { notes: keep.notes, noteId: note?.id ?? null };
}

const requireTwo = (keepId: number, dropId: number): void => {
  if (keepId === dropId) throw new AppError('invalid', { fields: { dropId: 'leads:merge.same' } });
};

/** Deletes the merged record, moves its links to the kept one and records an event on its timeline. */
async function absorb(
  ctx: ServiceContext,
  kind: RecordKind,
  { keepId, dropId, dropName }: { keepId: number; dropId: number; dropName: string },
): Promise<number> {
  await moveReferences(ctx.db, kind, dropId, keepId);
  const table = kind === 'contact' ? crmContacts : crmCompanies;
  await ctx.db.delete(table).where(eq(table.id, dropId));
  const [event] = await ctx.db
    .insert(crmEvents)
    .values({
      workspaceId: ctx.workspace.id,
      userId: ctx.user.id,
      kind: 'merged',
      data: { name: dropName },
      ...(kind === 'contact' ? { contactId: keepId } : { companyId: keepId }),
      createdAt: ctx.now.toISOString(),
    })
    .returning({ id: crmEvents.id });
  if (!event) throw new AppError('internal');
  return event.id;
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
export async function mergeContacts(ctx: ServiceContext, input: MergeContacts): Promise<Merged<Contact>> {
  const { keepId, dropId, fields } = input;
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const keep = await requireContact(inside, keepId);
    const drop = await requireContact(inside, dropId);
    requireTwo(keepId, dropId);
    const values: Required<Omit<UpdateContact, Followed>> = chosen(MERGED_CONTACT_FIELDS, fields, keep, drop);
    const before = await readForUndo(inside, 'contact', keepId, dropId);
    const eventId = await settlingLeads(inside, { contacts: [keepId, dropId] }, () =>
      absorb(inside, 'contact', { keepId, dropId, dropName: contactName(drop) }),
    );
    if (!keep.consent && drop.consent)
      await tx.update(crmContacts).set({ consent: drop.consent }).where(eq(crmContacts.id, keepId));
    const { notes, noteId } =
      fields.notes === undefined
        ? await bothNotes(inside, 'contact', keep, drop)
        : { notes: values.notes, noteId: null };
    const merged = await updateContact(inside, keepId, {
      ...values,
      notes,
      ...moreOf(values, keep, drop),
      // A merge adds no new duplicate: what they share with a third record they shared before.
      allowDuplicate: true,
      tags: [...drop.tags, ...keep.tags],
      customFields: { ...drop.customFields, ...keep.customFields },
    });
    const names = { keepName: contactName(merged), dropName: contactName(drop) };
    return {
      ...merged,
      mergeId: await keepForUndo(inside, 'contact', before, { ...names, eventId, noteId }),
    };
  });
}

export async function mergeCompanies(ctx: ServiceContext, input: MergeCompanies): Promise<Merged<Company>> {
  const { keepId, dropId, fields } = input;
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const keep = await requireCompany(inside, keepId);
    const drop = await requireCompany(inside, dropId);
    requireTwo(keepId, dropId);
    const values: Required<Omit<UpdateCompany, Followed>> = chosen(MERGED_COMPANY_FIELDS, fields, keep, drop);
    const before = await readForUndo(inside, 'company', keepId, dropId);
    const eventId = await settlingLeads(inside, { companies: [keepId, dropId] }, () =>
      absorb(inside, 'company', { keepId, dropId, dropName: drop.name }),
    );
    const { notes, noteId } =
      fields.notes === undefined
        ? await bothNotes(inside, 'company', keep, drop)
        : { notes: values.notes, noteId: null };
    const merged = await updateCompany(inside, keepId, {
      ...values,
      notes,
      allowDuplicate: true,
      tags: [...drop.tags, ...keep.tags],
      customFields: { ...drop.customFields, ...keep.customFields },
    });
    const names = { keepName: merged.name, dropName: drop.name };
    return {
      ...merged,
      mergeId: await keepForUndo(inside, 'company', before, { ...names, eventId, noteId }),
    };
  });
}
