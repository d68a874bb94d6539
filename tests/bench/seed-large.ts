/**
 * `npm run seed:large -- <folder> [part]`: fills a new data folder with one account's million contacts and million
 * leads, shared by fifteen, the same on every machine; `part` makes the hundredth, say, of everything. It signs in as `large`.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDatabase } from '#db/connection/open.ts';
import { databaseOf } from '#db/drizzle.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { silent } from '../database.ts';
import { BulkClient } from './bulk-client.ts';
import { seedCrm } from './seeds/crm-seed.ts';
import { seedLeads } from './seeds/marketing-seed.ts';
import { seedTeam } from './seeds/team-seed.ts';

/** Issue 22. */
const SIZES = { contacts: 1_000_000, companies: 200_000, opportunities: 200_000 };
const LEADS = 1_000_000;
const CAMPAIGNS = 200;
const AT = '2025-01-05T08:00:00.000Z';

async function seedMarketing(client: BulkClient, userId: number, leads: number): Promise<void> {
  const [seller] = (
    await client.execute({
      sql: `insert into marketing_companies (name, sector, commercialObjectives, targetAudience, targetAudienceType, createdAt, updatedAt, workspaceId, userId)
            select 'Talleres Mar', 'Metal', 'Vender más.', 'Talleres', 'B2B', ?, ?, workspaceId, userId
            from workspace_members where userId = ? returning id`,
      args: [AT, AT, userId],
    })
  ).rows;
  const companyId = Number(seller?.['id']);
  const campaigns = await client.batch(
    Array.from({ length: CAMPAIGNS }, (_, n) => ({
      sql: `insert into marketing_campaigns (name, type, content, createdAt, updatedAt, marketingCompanyId)
            values (?, 'landing_page', '{}', ?, ?, ?) returning id`,
      args: [`Campaña ${n}`, AT, AT, companyId],
    })),
  );
  const ids = campaigns.flatMap(({ rows }) => rows.map(({ id }) => Number(id)));
  await seedLeads(client, companyId, ids, leads);
  await client.execute("update marketing_leads set status = 'won', revenueCents = 250000 where id % 100 = 0");
}

/** Returns the path of the database. `part` divides every size. */
export async function seedLarge(dataDir: string, part = 1): Promise<string> {
  const path = join(resolve(dataDir), 'suite.db');
  const opened = await openDatabase({ url: pathToFileURL(path).href, dataDir, log: silent });
  const account = {
    username: 'large',
    password: 'clave-de-prueba',
    name: 'Large',
    email: 'large@test.example',
  };
  const context = { db: databaseOf(opened.client), now: new Date(AT), locale: 'en' as const };
  const { id } = await registerUser(context, account);
  await opened.close();
  const client = new BulkClient(path);
  const sizes = {
    contacts: SIZES.contacts / part,
    companies: SIZES.companies / part,
    opportunities: SIZES.opportunities / part,
  };
  await seedCrm(client, id, sizes);
  await seedMarketing(client, id, LEADS / part);
  await seedTeam(client, id, part);
  client.close();
  return path;
}

if (import.meta.main) {
  const [folder, part = '1'] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name a new folder: npm run seed:large -- <folder>');
  const begin = performance.now();
  const path = await seedLarge(folder, Number(part));
  process.stdout.write(`${path}: ${Math.round((performance.now() - begin) / 1_000)} s. Sign in as large.\n`);
}
