/** Names of automatic backups. Files with other names were made by hand and are never deleted. */
const DAILY = /^(\d{8})T\d{9}Z-daily\.db$/;
const BEFORE = /^\d{8}T\d{9}Z-before-(.+)\.db$/;
const BEFORE_RESTORE = 'restore';

export const BACKUP_KINDS = ['daily', 'upload', 'beforeMigration', 'byHand'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** Returns the name of a backup; a listing of the folder sorts by time. */
export const backupName = (now: Date, what: string): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${what}.db`;

/** Days are those of UTC, as in the names: `20260131`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '');

/** The day of a daily backup; undefined of any other file. */
export const dayOfDaily = (name: string): string | undefined => DAILY.exec(name)?.[1];

const newestFirst = (names: readonly string[]): string[] => names.toSorted().toReversed();

/** The newest daily backup of each day, the newest day first. */
export function dailyBackups(names: readonly string[]): string[] {
  const days = new Set<string>();
  return newestFirst(names).filter((name) => {
    const day = dayOfDaily(name);
    if (day === undefined || days.has(day)) return false;
    days.add(day);
    return true;
  });
}

/**
 * The daily backups beyond the last `count` days that have one, and all but the newest of a day. What a clock that was
 * ahead dated in the future is neither counted nor deleted: it would push out every backup of the days until then.
 */
export function surplusDaily(names: readonly string[], count: number, now: Date): string[] {
  const past = names.filter((name) => (dayOfDaily(name) ?? '9') <= dayOf(now));
  const kept = new Set(dailyBackups(past).slice(0, count));
  return past.filter((name) => !kept.has(name));
}

/**
 * The copies beyond those from before the last `count` migrations and the last `count` restores. A migration that fails
 * at every start counts once: its copies are of one state.
 */
export function surplusBefore(names: readonly string[], count: number): string[] {
  const whatOf = (name: string): string | undefined => BEFORE.exec(name)?.[1];
  const copies = newestFirst(names.filter((name) => whatOf(name) !== undefined));
  const restores = copies.filter((name) => whatOf(name) === BEFORE_RESTORE);
  const migrations = copies.filter((name) => whatOf(name) !== BEFORE_RESTORE);
  const newest = migrations.filter(
    (name, index) => migrations.findIndex((other) => whatOf(other) === whatOf(name)) === index,
  );
  const kept = new Set([...restores.slice(0, count), ...newest.slice(0, count)]);
  return copies.filter((name) => !kept.has(name));
}

const OF_KIND = { byHand: /^\d{8}T\d{9}Z-by-hand\.db$/, beforeMigration: BEFORE } as const;

/** Tells by its name whether a command or a migration made a backup. */
export const isOfKind = (name: string, kind: keyof typeof OF_KIND): boolean =>
  OF_KIND[kind].test(name) && (kind === 'byHand' || BEFORE.exec(name)?.[1] !== BEFORE_RESTORE);
