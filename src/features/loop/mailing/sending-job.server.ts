import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#db/drizzle.ts';
import { enqueue } from '#kernel/jobs/enqueue.ts';
import type { JobKind } from '#kernel/jobs/job.ts';
import type { Config } from '#kernel/config/config.ts';
import { domainOf, parseMailbox } from '#kernel/mail/mailbox.ts';

/** Sends what is due of one sending; others have their turn in between. */
export const sendingJob: JobKind<{ sendingId: number }> = {
  kind: 'sending',
  lane: 'campaign',
  payload: z.strictObject({ sendingId: z.int() }),
};

const keyOf = (id: number): string => `sending:${id}`;

/** Makes a sending due, in the transaction that stores it. */
export const startSending = (db: Database, now: Date, id: number, runAt = now): Promise<void> =>
  enqueue(db, now, sendingJob, { sendingId: id }, { uniqueKey: keyOf(id), runAt });

/** Made with the row, so that a repeated email is recognisable. */
export const newMessageId = ({ mailFrom }: Pick<Config, 'mailFrom'>): string =>
  `${randomUUID()}@${domainOf(parseMailbox(mailFrom).address)}`;
