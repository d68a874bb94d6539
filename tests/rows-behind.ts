import { expect } from 'vitest';
import { z } from 'zod';
import { listCommunications } from '#features/leads/communications/communication-list.server.ts';
import { communicationQuerySchema } from '#features/leads/communications/communication.schema.ts';
import { listContacts } from '#features/leads/contacts/contact-list.server.ts';
import { contactListQuery } from '#features/leads/contacts/contact.schema.ts';
import { listOpportunities } from '#features/leads/opportunities/opportunity-list.server.ts';
import { opportunityQuerySchema } from '#features/leads/opportunities/opportunity.schema.ts';
import { listTasks } from '#features/leads/tasks/task-list.server.ts';
import { taskQuerySchema } from '#features/leads/tasks/task.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Page } from '#shared/api.ts';
import { knownFilters } from '#shared/list.ts';

const page = <Schema extends z.ZodObject>(
  schema: Schema,
  list: (ctx: ServiceContext, query: z.output<Schema>) => Promise<Page<unknown>>,
) => ({
  names: Object.keys(schema.shape),
  rows: async (reader: ServiceContext, given: URLSearchParams) =>
    (await list(reader, z.parse(schema, { ...knownFilters(schema, given), limit: '1', count: 'true' })))
      .total,
});
const PAGES = {
  contacts: page(contactListQuery, listContacts),
  opportunities: page(opportunityQuerySchema, listOpportunities),
  tasks: page(taskQuerySchema, listTasks),
  communications: page(communicationQuerySchema, listCommunications),
};

/** Opens a figure's link as its page does, ignoring unknown parameters, and returns the row count. */
export async function rowsBehind(reader: ServiceContext, href: string): Promise<number | undefined> {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const [, opened] = Object.entries(PAGES).find(([name]) => pathname === `/leadmanager/${name}`) ?? [];
  if (!opened) throw new Error(`no list is at ${pathname}`);
  expect(opened.names).toEqual(expect.arrayContaining([...searchParams.keys()]));
  return opened.rows(reader, searchParams);
}
