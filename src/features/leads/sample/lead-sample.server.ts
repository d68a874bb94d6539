import type { ServiceContext } from '#kernel/context.ts';
import { createCommunicationSchema } from '#features/leads/communications/communication.schema.ts';
import { createCommunication } from '#features/leads/communications/communication.server.ts';
import { createCompanySchema } from '#features/leads/companies/company.schema.ts';
import { createCompany } from '#features/leads/companies/company.server.ts';
import { createContactSchema } from '#features/leads/contacts/contact.schema.ts';
import { createContact } from '#features/leads/contacts/contact.server.ts';
import { addDays, momentOf, wallTime } from '#shared/dates/days.ts';
import { timeZoneOf } from '#shared/dates/time-zone.ts';
import { sampleWords } from './lead-sample.texts.ts';
import { SAMPLE_DOMAINS, SAMPLE_PEOPLE } from './lead-sample-people.values.ts';
import { SAMPLE_DEALS, SAMPLE_TALK, SAMPLE_TASKS } from './lead-sample.values.ts';
import { addContactSchema } from '#features/leads/opportunities/opportunity-contacts.schema.ts';
import { addContact } from '#features/leads/opportunities/opportunity-contacts.server.ts';
import { createOpportunitySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { moveOpportunity } from '#features/leads/opportunities/opportunity-move.server.ts';
import { createOpportunity } from '#features/leads/opportunities/opportunity.server.ts';
import { createTaskSchema } from '#features/leads/tasks/task.schema.ts';
import { createTask } from '#features/leads/tasks/task.server.ts';
import { createTemplate } from '#features/leads/communications/template.server.ts';

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

type Ids<Key extends string> = ReadonlyMap<Key, number>;

async function each<Key extends string>(
  keys: readonly Key[],
  make: (key: Key, place: number) => Promise<{ id: number }>,
): Promise<Ids<Key>> {
  const ids = new Map<Key, number>();
  for (const [place, key] of keys.entries()) ids.set(key, (await make(key, place)).id);
  return ids;
}

const ago = (ctx: ServiceContext, days: number): ServiceContext => ({
  ...ctx,
  now: new Date(ctx.now.getTime() - days * 86_400_000),
});

const dayIn = (ctx: ServiceContext, days: number): string =>
  addDays(wallTime(ctx.now, timeZoneOf(ctx.timeZone)).day, days);

/** Builds `marta.salinas@salinasdelnorte.example`, without letters that a mail server might reject. */
const addressOf = (firstName: string, lastName: string, domain: string): string =>
  `${firstName}.${lastName.split(' ')[0] ?? ''}@${domain}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Ids by the names of the sample. */
export type LeadSample = { contacts: Ids<string>; deals: Ids<string> };

/**
 * Fills a lead manager with sample data in the language of `ctx.locale` (product.md D6), through the regular services.
 * All dates are relative to `ctx.now`. The members of a team take turns: who makes a record answers for it.
 */
export async function addLeadSample(
  ctx: ServiceContext,
  team: readonly ServiceContext[] = [ctx],
): Promise<LeadSample> {
  const by = (place: number): ServiceContext => team[place % team.length] ?? ctx;
  const words = sampleWords(ctx.locale);
  const companies = await each(keysOf(words.companies), (key, place) =>
    createCompany(
      ago(by(place), 72),
      createCompanySchema.parse({ ...words.companies[key], domain: SAMPLE_DOMAINS[key], source: 'website' }),
    ),
  );
  const contacts = await each(keysOf(SAMPLE_PEOPLE), (key, place) => {
    const { company, position, daysAgo, ...person } = SAMPLE_PEOPLE[key];
    const { tag, ...names } = { tag: undefined, ...person };
    return createContact(
      ago(by(place), daysAgo),
      createContactSchema.parse({
        ...names,
        email: addressOf(person.firstName, person.lastName, SAMPLE_DOMAINS[company]),
        companyId: companies.get(company),
        position: words.positions[position],
        tags: tag === undefined ? [] : [words.tags[tag]],
      }),
    );
  });
  const deals = await addDeals(by, contacts);
  await addTalk(by, deals);
  await addTasks(by, deals);
  for (const template of Object.values(words.templates))
    await createTemplate(ctx, { ...template, language: ctx.locale });
  return { contacts, deals };
}

/** Returns the member whose turn it is. */
type By = (place: number) => ServiceContext;

async function addDeals(by: By, contacts: Ids<string>): Promise<Ids<string>> {
  const words = sampleWords(by(0).locale);
  return each(keysOf(SAMPLE_DEALS), async (key, place) => {
    const ctx = by(place);
    const { contact, amountCents, closesInDays, path, people = {} } = SAMPLE_DEALS[key];
    const [[first, since] = ['qualification', 0], ...rest] = path;
    const made = await createOpportunity(
      ago(ctx, since),
      createOpportunitySchema.parse({
        ...words.opportunities[key],
        contactId: contacts.get(contact),
        stage: first,
        amountCents,
        source: SAMPLE_PEOPLE[contact].source,
        expectedClose: closesInDays === null ? null : dayIn(ctx, closesInDays),
      }),
    );
    for (const person of keysOf(people)) {
      const input = addContactSchema.parse({ contactId: contacts.get(person), part: people[person] });
      await addContact(ago(ctx, since), made.id, input);
    }
    for (const [stage, daysAgo] of rest) {
      const lostReason = stage === 'lost' ? words.lostReason : null;
      await moveOpportunity(ago(ctx, daysAgo), made.id, { stage, lostReason });
    }
    return made;
  });
}

async function addTalk(by: By, deals: Ids<string>): Promise<void> {
  const words = sampleWords(by(0).locale);
  for (const [place, key] of keysOf(SAMPLE_TALK).entries()) {
    const { about, daysAgo, ...kind } = SAMPLE_TALK[key];
    const then = ago(by(place), daysAgo);
    const input = createCommunicationSchema.parse({
      ...words.communications[key],
      ...kind,
      status: 'logged',
      opportunityId: deals.get(about),
      occurredAt: then.now.toISOString(),
    });
    await createCommunication(then, input, null);
  }
}

async function addTasks(by: By, deals: Ids<string>): Promise<void> {
  const words = sampleWords(by(0).locale);
  for (const [place, key] of keysOf(SAMPLE_TASKS).entries()) {
    const ctx = by(place);
    const { about, dueInDays, doneDaysAgo, recurrence } = SAMPLE_TASKS[key];
    const input = createTaskSchema.parse({
      ...words.tasks[key],
      recurrence,
      opportunityId: about === null ? null : deals.get(about),
      dueAt: momentOf(dayIn(ctx, dueInDays), '23:59', timeZoneOf(ctx.timeZone)).toISOString(),
      doneAt: doneDaysAgo === undefined ? null : ago(ctx, doneDaysAgo).now.toISOString(),
    });
    await createTask(ago(ctx, Math.max(doneDaysAgo ?? 0, 8 - dueInDays)), input);
  }
}
