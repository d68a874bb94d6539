import { count, inArray } from 'drizzle-orm';
import { mailDeliveries, type mailSendings } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { Sending } from './mailing.schema.ts';

export type SendingRow = typeof mailSendings.$inferSelect;

const NONE: Sending['figures'] = {
  total: 0,
  waiting: 0,
  sent: 0,
  unsure: 0,
  bounced: 0,
  failed: 0,
  skipped: 0,
  clicked: 0,
  unsubscribed: 0,
};

/** Sendings with the figures of their recipients. */
export async function withFigures(ctx: ServiceContext, rows: readonly SendingRow[]): Promise<Sending[]> {
  if (rows.length === 0) return [];
  const { sendingId, status, clickedAt, unsubscribedAt } = mailDeliveries;
  const found = await ctx
    .rows(mailDeliveries)
    .select({
      sendingId,
      status,
      many: count(),
      clicked: count(clickedAt),
      unsubscribed: count(unsubscribedAt),
    })
    .where(
      inArray(
        sendingId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(sendingId, status);
  const figuresOf = (id: number): Sending['figures'] => {
    const figures = { ...NONE };
    for (const row of found.filter((each) => each.sendingId === id)) {
      figures.clicked += row.clicked;
      figures.unsubscribed += row.unsubscribed;
      if (row.status !== 'skipped') figures.total += row.many;
      if (row.status === 'sending') figures.waiting += row.many;
      else if (row.status !== 'cancelled') figures[row.status] += row.many;
    }
    return figures;
  };
  return rows.map((row) => ({
    id: row.id,
    campaignId: row.campaignId,
    audienceId: row.audienceId,
    audienceName: row.audienceName,
    status: row.status,
    purpose: row.purpose,
    basis: row.basis,
    startsAt: row.startsAt,
    finishedAt: row.finishedAt,
    perMinute: row.perMinute,
    quiet: row.quietFrom === null || row.quietTo === null ? null : { from: row.quietFrom, to: row.quietTo },
    subject: row.letter.content.subject,
    figures: figuresOf(row.id),
    createdAt: row.createdAt,
  }));
}
