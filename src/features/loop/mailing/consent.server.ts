import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { everyRow } from '#db/rows.ts';
import { mailConsents } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { suppressedIn } from '#kernel/mail/suppression.ts';
import { emailKeyOf } from '#shared/contact/email.ts';
import type { Consents, NoteConsent } from './mailing.schema.ts';
import type { Basis, ConsentSource, Purpose, SkipReason } from './mailing.values.ts';
import { sentBefore, type SameText } from './sent-before.server.ts';

type Said = { emailKey: string; purpose: Purpose; isGiven: boolean };

/** The newest word of each address on each purpose. Of a workspace by its id: jobs ask too. */
export async function consentsOf(
  db: Database,
  workspaceId: number,
  emailKeys: readonly string[],
  purpose?: Purpose,
): Promise<Said[]> {
  if (emailKeys.length === 0) return [];
  const newest = everyRow(db, mailConsents)
    .select({ id: max(mailConsents.id) })
    .where(
      and(
        eq(mailConsents.workspaceId, workspaceId),
        sql`${mailConsents.emailKey} in (select value from json_each(${JSON.stringify(emailKeys)}))`,
        purpose && eq(mailConsents.purpose, purpose),
      ),
    )
    .groupBy(mailConsents.emailKey, mailConsents.purpose);
  const { emailKey, purpose: about, isGiven } = mailConsents;
  return everyRow(db, mailConsents)
    .select({ emailKey, purpose: about, isGiven })
    .where(inArray(mailConsents.id, newest));
}

/** Why an address gets nothing; undefined where it may be written to. */
export type SkipReader = (email: string) => SkipReason | undefined;

/** Reads for many addresses at once who may not be written to. */
export async function skipReader(
  db: Database,
  workspaceId: number,
  emails: readonly string[],
  { purpose, basis, ...text }: SameText & { purpose: Purpose; basis: Basis },
): Promise<SkipReader> {
  const optedOut = await suppressedIn(db, emails, workspaceId);
  const before = await sentBefore(db, text, emails);
  const said = new Map(
    (
      await consentsOf(
        db,
        workspaceId,
        emails.map((email) => emailKeyOf(email)),
        purpose,
      )
    ).map((each) => [each.emailKey, each.isGiven]),
  );
  return (email) => {
    if (optedOut.has(email)) return 'opted_out';
    const isGiven = said.get(emailKeyOf(email));
    if (isGiven === false) return 'withdrawn';
    if (isGiven === undefined && basis === 'consent') return 'no_consent';
    return before.has(emailKeyOf(email)) ? 'sent_before' : undefined;
  };
}

export type NewConsent = {
  workspaceId: number;
  emails: readonly string[];
  purpose: Purpose;
  isGiven: boolean;
  source: ConsentSource;
  proof: string;
  notedBy: number | null;
};

/** Rows of one statement. */
const PIECE = 300;

/** Adds what people have said, with its proof. */
export async function addConsents(db: Database, now: Date, { emails, ...said }: NewConsent): Promise<void> {
  for (let from = 0; from < emails.length; from += PIECE)
    await everyRow(db, mailConsents).insert(
      emails.slice(from, from + PIECE).map((email) => ({
        ...said,
        email,
        emailKey: emailKeyOf(email),
        createdAt: now.toISOString(),
      })),
    );
}

/** Tells which purposes an address has agreed to, with the proof of it, and whether it wants no mail at all. */
export async function findConsents(ctx: ServiceContext, { email }: { email: string }): Promise<Consents> {
  const { id, purpose, isGiven, source, proof, createdAt } = mailConsents;
  const items = await ctx
    .rows(mailConsents)
    .select({ id, purpose, isGiven, source, proof, createdAt })
    .where(eq(mailConsents.emailKey, emailKeyOf(email)))
    .orderBy(desc(id))
    .limit(200);
  const isOptedOut = (await suppressedIn(ctx.db, [email], ctx.workspace.id)).has(email);
  return { email, isOptedOut, items };
}

/** Notes what somebody has said by telephone, on paper or in a message. It takes nobody off the list of who wants no mail. */
export async function noteConsent(ctx: ServiceContext, { email, ...said }: NoteConsent): Promise<Consents> {
  await addConsents(ctx.db, ctx.now, {
    ...said,
    workspaceId: ctx.workspace.id,
    emails: [email],
    source: 'hand',
    notedBy: ctx.user.id,
  });
  return findConsents(ctx, { email });
}
