// The rows of one data set in one long file, because each table refers to the ones before it.
import type { InStatement } from '@libsql/client';
import { contactNameKey } from '#features/leads/contacts/contact-name.rules.ts';
import { DEFAULT_STAGES } from '#features/leads/leads.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { foldText } from '#shared/texts/text.ts';
import type { SeedClient } from '../bulk-client.ts';

/** The required data volume (issue 5). */
export const CRM_SIZES = { contacts: 100_000, companies: 20_000, opportunities: 20_000 };

const FIRST = [
  'Ana',
  'Íñigo',
  'María José',
  'Xoán',
  'Carmen',
  'Núria',
  'Álvaro',
  'Begoña',
  'Pau',
  'Lucía',
  'John',
];
const LAST = [
  'García',
  'Ruiz',
  'Núñez',
  'Ferreiro',
  'Puig',
  'Ibáñez',
  'Soler',
  'Gómez',
  'Oyarzabal',
  'Vázquez',
  'Moore',
];
const TRADE = [
  'Talleres',
  'Bodegas',
  'Conservas',
  'Quesería',
  'Transportes',
  'Clínica',
  'Estudio',
  'Viveros',
  'Imprenta',
];
const PLACE = [
  'del Norte',
  'Ribera',
  'Valdeón',
  'Costa Brava',
  'Sanabria',
  'Mar Menor',
  'Hermanos Ruiz',
  'Alcarria',
];
const POSITION = ['Gerente', 'Compras', 'Dirección técnica', 'Calidad', 'Administración', null];
const TAGS = ['cliente', 'feria', 'VIP', 'newsletter', 'proveedor', 'frío', 'templado', 'raro'];

/** Mulberry32: the same rows on every machine. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rows are made one after the other, as their ids are. */
const at = (day: number): string => new Date(Date.UTC(2025, 0, 1) + day * 3_600_000).toISOString();

async function insertAll(
  client: SeedClient,
  count: number,
  make: (index: number) => InStatement[],
): Promise<void> {
  for (let from = 0; from < count; from += 2_000) {
    const rows = Array.from({ length: Math.min(2_000, count - from) }, (_, n) => make(from + n)).flat();
    await client.batch(rows, 'write');
  }
}

/** Fills the workspace of an empty database; the ids of contacts, companies and opportunities start at 1. */
export async function seedCrm(client: SeedClient, userId: number, sizes = CRM_SIZES): Promise<void> {
  const random = randomOf(20_261_121);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const [workspaceId] = (
    await client.execute({
      sql: 'select workspaceId id from workspace_members where userId = ?',
      args: [userId],
    })
  ).rows.map(({ id }) => Number(id));
  if (workspaceId === undefined) throw new Error('no workspace');

  await client.batch(
    TAGS.map((name) => ({
      sql: 'insert into crm_tags (workspaceId, name, nameKey) values (?, ?, ?)',
      args: [workspaceId, name, foldText(name)],
    })),
    'write',
  );
  await insertAll(client, sizes.companies, (n) => {
    const name = `${pick(TRADE)} ${pick(PLACE)} ${n}`;
    return [
      {
        sql: `insert into crm_companies (workspaceId, userId, name, nameKey, domain, domainKey, taxId, taxIdKey, sector, source, createdAt, updatedAt)
              values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        args: [
          workspaceId,
          userId,
          name,
          foldText(name),
          `empresa-${n}.example`,
          `empresa-${n}.example`,
          `B${10_000_000 + n}`,
          `B${10_000_000 + n}`,
          pick(TRADE),
          pick(LEAD_SOURCES),
          at(Math.floor((n * 17_000) / sizes.companies)),
          at(Math.floor(random() * 17_000)),
        ],
      },
    ];
  });
  await insertAll(client, sizes.contacts, (n) => {
    const [first, last] = [pick(FIRST), `${pick(LAST)} ${pick(LAST)}`];
    const phone = `+34${600_000_000 + n}`;
    const tag =
      random() < 0.5 ? Math.floor(random() * (TAGS.length - 1)) + 1 : n % 5_000 === 0 ? TAGS.length : 0;
    return [
      {
        sql: `insert into crm_contacts (workspaceId, userId, firstName, lastName, nameKey, email, emailKey, phone, phoneKey, position, companyId, source, createdAt, updatedAt)
              values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        args: [
          workspaceId,
          userId,
          first,
          last,
          contactNameKey(first, last),
          `persona.${n}@correo-${n % 997}.example`,
          `persona.${n}@correo-${n % 997}.example`,
          phone,
          phone,
          pick(POSITION),
          random() < 0.8 ? Math.floor(random() * sizes.companies) + 1 : null,
          n % 10_000 === 0 ? 'phone' : pick(LEAD_SOURCES.filter((source) => source !== 'phone')),
          at(Math.floor((n * 17_000) / sizes.contacts)),
          at(Math.floor(random() * 17_000)),
        ],
      },
      ...(tag === 0
        ? []
        : [{ sql: 'insert into crm_contact_tags (contactId, tagId) values (?, ?)', args: [n + 1, tag] }]),
    ];
  });
  await seedOpportunities(client, { userId, workspaceId, sizes, random });
}

type Opportunities = { userId: number; workspaceId: number; sizes: typeof CRM_SIZES; random: () => number };

async function seedOpportunities(client: SeedClient, { userId, workspaceId, sizes, random }: Opportunities) {
  const [pipelineId] = (
    await client.execute({
      sql: 'insert into crm_pipelines (workspaceId, createdAt, updatedAt) values (?, ?, ?) returning id',
      args: [workspaceId, at(0), at(0)],
    })
  ).rows.map(({ id }) => Number(id));
  if (pipelineId === undefined) throw new Error('no pipeline');
  await client.batch(
    DEFAULT_STAGES.map(({ key, kind, probability }, position) => ({
      sql: 'insert into crm_stages (pipelineId, key, kind, probability, position) values (?, ?, ?, ?, ?)',
      args: [pipelineId, key, kind, probability, position],
    })),
    'write',
  );
  await insertAll(client, sizes.opportunities, (n) => {
    const stage = DEFAULT_STAGES[Math.floor(random() ** 2 * DEFAULT_STAGES.length)] ?? DEFAULT_STAGES[0];
    const title = `Proyecto ${n}`;
    const day = Math.floor((n * 17_000) / sizes.opportunities);
    return [
      {
        sql: `insert into crm_opportunities (workspaceId, userId, title, titleKey, contactId, companyId, pipelineId, stage, position, amountCents, probability, expectedClose, stageChangedAt, closedAt, createdAt, updatedAt)
              values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        args: [
          workspaceId,
          userId,
          title,
          foldText(title),
          Math.floor(random() * sizes.contacts) + 1,
          Math.floor(random() * sizes.companies) + 1,
          pipelineId,
          stage.key,
          n,
          Math.floor(random() * 5_000_000),
          stage.probability,
          at(day).slice(0, 10),
          at(day),
          stage.kind === 'open' ? null : at(day + 24),
          at(day),
          at(day),
        ],
      },
    ];
  });
}
