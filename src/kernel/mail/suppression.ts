import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { and, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { mailSuppressions, workspaceMembers } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import { AppError } from '#shared/errors.ts';

/**
 * The list of who wants no mail from a workspace: no message of a person to a person passes it, whichever door it takes
 * (outbox.ts when it is queued, mail-job.ts when it is sent). It holds hashes, so that it outlives the record and the
 * erasure of whom it protects and names nobody.
 */
const hashOf = (address: string): string => {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  return createHash('sha256')
    .update(`${folded.slice(0, at + 1)}${domainToASCII(domain) || domain}`)
    .digest('base64url');
};

const hashesOf = (addresses: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(addresses.map(hashOf))}))`;

type Cause = { workspaceId: number; at: string; importId?: number };

export async function suppress(
  db: Database,
  addresses: readonly string[],
  { workspaceId, at, importId }: Cause,
): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .insert(mailSuppressions)
    .values(
      addresses.map((address) => ({
        workspaceId,
        addressHash: hashOf(address),
        importId: importId ?? null,
        createdAt: at,
      })),
    )
    .onConflictDoNothing({ target: [mailSuppressions.workspaceId, mailSuppressions.addressHash] });
}

/** Takes addresses off the list. */
export async function unsuppress(
  db: Database,
  addresses: readonly string[],
  { workspaceId }: Pick<Cause, 'workspaceId'>,
): Promise<void> {
  const { workspaceId: owner, addressHash } = mailSuppressions;
  await db
    .delete(mailSuppressions)
    .where(and(eq(owner, workspaceId), inArray(addressHash, hashesOf(addresses))));
}

/** Takes off the list whom only this import has put there, but for these addresses. */
export async function unsuppressImport(
  db: Database,
  { workspaceId, importId, except }: { workspaceId: number; importId: number; except: readonly string[] },
): Promise<void> {
  const { workspaceId: owner, addressHash, importId: by } = mailSuppressions;
  await db
    .delete(mailSuppressions)
    .where(and(eq(owner, workspaceId), eq(by, importId), notInArray(addressHash, hashesOf(except))));
}

/** Returns those of the addresses that want no mail from the workspace. */
export async function suppressedIn(
  db: Database,
  addresses: readonly string[],
  workspaceId: number,
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const { workspaceId: owner, addressHash } = mailSuppressions;
  const byHash = new Map(addresses.map((address) => [hashOf(address), address]));
  const hashes = sql`(select value from json_each(${JSON.stringify([...byHash.keys()])}))`;
  const rows = await db
    .select({ addressHash })
    .from(mailSuppressions)
    .where(and(eq(owner, workspaceId), inArray(addressHash, hashes)));
  const found = new Set(rows.map((row) => row.addressHash));
  return new Set(addresses.filter((address) => found.has(hashOf(address))));
}

type Addressed = { recipient: string; cc?: readonly string[]; userId: number | null };

/** Returns whether one of the addressees wants no mail from the account. */
export async function isSuppressed(
  db: Database,
  { recipient, cc = [], userId }: Addressed,
): Promise<boolean> {
  if (userId === null) return false;
  const { workspaceId, addressHash, id } = mailSuppressions;
  const rows = await db
    .select({ id })
    .from(mailSuppressions)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, workspaceId))
    .where(and(eq(workspaceMembers.userId, userId), inArray(addressHash, hashesOf([recipient, ...cc]))))
    .limit(1);
  return rows.length > 0;
}

/** Errors: `opted_out`. */
export async function requireNotSuppressed(db: Database, mail: Addressed): Promise<void> {
  if (await isSuppressed(db, mail)) throw new AppError('opted_out');
}
