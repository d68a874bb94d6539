import { LEAD_STATUSES } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import type { SeedClient } from '../bulk-client.ts';
import { randomOf } from './crm-seed.ts';

const BATCH = 2_000;
const DAYS = 700;
/** Four of ten leads are new and a few won, as in a portal in use. */
const STATUS_WEIGHTS = [0.4, 0.65, 0.8, 0.88, 0.95, 1];

/** Inserts leads of one company over two years, of every source, status and campaign; the same on every machine. */
export async function seedLeads(
  client: SeedClient,
  companyId: number,
  campaignIds: readonly number[],
  count: number,
): Promise<void> {
  const random = randomOf(20_261_122);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => {
      const number = from + n;
      const chance = random();
      const createdAt = new Date(Date.UTC(2025, 0, 1) + random() * DAYS * 86_400_000).toISOString();
      const name = `Persona Número ${number}`;
      return {
        sql: `insert into marketing_leads (companyName, source, status, contactName, contactEmail, searchText, campaignId, language, createdAt, updatedAt, marketingCompanyId)
              values (?, ?, ?, ?, ?, ?, ?, 'es', ?, ?, ?)`,
        args: [
          `Empresa ${number % 5_000}`,
          pick(LEAD_SOURCES),
          LEAD_STATUSES[STATUS_WEIGHTS.findIndex((edge) => chance < edge)] ?? 'new',
          name,
          `persona.${number}@leads.example`,
          `empresa ${number % 5_000} persona numero ${number}`,
          random() < 0.3 ? null : pick(campaignIds),
          createdAt,
          createdAt,
          companyId,
        ],
      };
    });
    await client.batch(rows, 'write');
  }
}
