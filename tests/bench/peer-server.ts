/**
 * The peer of `dynamic.ts`: bare Fastify with the same libraries, the same client and two queries a call, built for each: the
 * session joined with its user, of which it reads what it needs, then the record. `node tests/bench/peer-server.ts <port> <database>`
 */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import fastify from 'fastify';
import { createPreparedClient } from '#db/connection/prepared-client.ts';
import * as schema from '#db/schema/index.ts';

const { companies, crmContacts, departments, sessions, users } = schema;
const [port = '', path = ''] = process.argv.slice(2);
const client = createPreparedClient(pathToFileURL(path).href, 5_000);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
  await client.execute(`PRAGMA ${pragma}`);
const db = drizzle(client, { schema });

async function userOf(cookie = ''): Promise<number> {
  const token = /(?:^|; )session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const id = createHash('sha256').update(token).digest('hex');
  const [found] = await db
    .select({ id: users.id, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  if (!found || found.expiresAt * 1_000 < Date.now())
    throw Object.assign(new Error('signed out'), { statusCode: 401 });
  return found.id;
}

const app = fastify();
app.get<{ Params: { id: string } }>('/api/companies/:id', async ({ headers, params }) => {
  const userId = await userOf(headers.cookie);
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, Number(params.id)), eq(companies.userId, userId)));
  return company;
});
app.get<{ Params: { id: string } }>('/api/crm/contacts/:id', async ({ headers, params }) => {
  const userId = await userOf(headers.cookie);
  const [contact] = await db
    .select()
    .from(crmContacts)
    .where(and(eq(crmContacts.id, Number(params.id)), eq(crmContacts.userId, userId)));
  return contact;
});
app.get('/api/companies', async ({ headers }) => {
  const userId = await userOf(headers.cookie);
  const items = await db
    .select()
    .from(companies)
    .where(eq(companies.userId, userId))
    .orderBy(companies.name, companies.id)
    .limit(50);
  return { items, nextCursor: null };
});
app.post<{ Body: typeof departments.$inferInsert }>('/api/departments', async ({ headers, body }, reply) => {
  await userOf(headers.cookie);
  const at = new Date().toISOString();
  const [made] = await db
    .insert(departments)
    .values({ ...body, createdAt: at, updatedAt: at })
    .returning();
  return reply.code(201).send(made);
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
