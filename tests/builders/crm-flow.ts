import { contactMessages, inboxEntries } from '#db/schema/index.ts';
import {
  createCommunicationSchema,
  type CreateCommunication,
} from '#features/leads/communications/communication.schema.ts';
import {
  createOpportunitySchema,
  type CreateOpportunity,
} from '#features/leads/opportunities/opportunity.schema.ts';
import { createTaskSchema, type CreateTask } from '#features/leads/tasks/task.schema.ts';
import { createTemplateSchema, type CreateTemplate } from '#features/leads/communications/template.schema.ts';
import type { Database } from '#db/drizzle.ts';
import type { ApiClient } from '#tests/api-client.ts';

export const anOpportunity = (over: object = {}): CreateOpportunity =>
  createOpportunitySchema.parse({ title: 'New website', ...over });

export const aCommunication = (over: object = {}): CreateCommunication =>
  createCommunicationSchema.parse({ type: 'call', direction: 'out', subject: 'First call', ...over });

export const aTask = (over: object = {}): CreateTask =>
  createTaskSchema.parse({ title: 'Send the offer', ...over });

export const aTemplate = (over: object = {}): CreateTemplate =>
  createTemplateSchema.parse({
    name: 'Thanks',
    subject: 'Thank you, {{firstName}}',
    body: 'Hello {{firstName}},\n\nthank you.',
    ...over,
  });

type EntryOver = {
  message?: Partial<typeof contactMessages.$inferInsert>;
  entry?: Partial<typeof inboxEntries.$inferInsert>;
};

/** Creates an enquiry through the contact form and returns its rows. */
export async function anInboxEntry(
  db: Database,
  { message = {}, entry = {} }: EntryOver = {},
): Promise<number> {
  const createdAt = '2026-03-01T08:00:00.000Z';
  const [stored] = await db
    .insert(contactMessages)
    .values({
      name: 'Ana Ruiz García',
      email: 'ana@talleres-mar.example',
      subject: 'Contact Form - Service: AI consulting',
      message: 'We would like to begin.',
      company: 'Talleres Mar',
      service: 'AI consulting',
      createdAt,
      ...message,
    })
    .returning({ id: contactMessages.id });
  const [made] = await db
    .insert(inboxEntries)
    .values({
      kind: 'enquiry',
      contactMessageId: stored?.id,
      source: 'website',
      language: 'en',
      createdAt,
      updatedAt: createdAt,
      ...entry,
    })
    .returning({ id: inboxEntries.id });
  if (!made) throw new Error('no entry was made');
  return made.id;
}

let pipelines = 0;

/** Makes a record of each kind in the lead manager's flow through the API as its owner. */
export const FLOW_ROWS = {
  opportunity: (owner: ApiClient) => owner.make('/api/crm/opportunities', { title: 'New website' }),
  communication: (owner: ApiClient) =>
    owner.make('/api/crm/communications', { type: 'call', direction: 'out' }),
  task: (owner: ApiClient) => owner.make('/api/crm/tasks', { title: 'Send the offer' }),
  view: (owner: ApiClient) =>
    owner.make('/api/crm/views', {
      kind: 'contact',
      name: 'Ferias',
      filter: { all: [{ field: 'source', is: 'among', value: ['event'] }] },
    }),
  rule: (owner: ApiClient) =>
    owner.make('/api/crm/automations', {
      name: 'Call new contacts',
      when: { on: 'created', record: 'contact' },
      then: [{ do: 'task', title: 'Call', dueInDays: 1, assignee: 'owner' }],
    }),
  template: (owner: ApiClient) => owner.make('/api/crm/templates', { name: 'T', subject: 'S', body: 'B' }),
  pipeline: (owner: ApiClient) => owner.make('/api/crm/pipelines', { name: `Pipeline ${(pipelines += 1)}` }),
};

export const FLOW_ADDRESSES = {
  opportunity: '/api/crm/opportunities',
  communication: '/api/crm/communications',
  task: '/api/crm/tasks',
  template: '/api/crm/templates',
  view: '/api/crm/views',
  field: '/api/crm/fields',
  rule: '/api/crm/automations',
  pipeline: '/api/crm/pipelines',
  inboxEntry: '/api/crm/inbox',
} as const;
