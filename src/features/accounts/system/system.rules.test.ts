import { expect, test } from 'vitest';
import { daysWithout, missedDays } from '#shared/backup-days.ts';
import { problemsOf, type SystemFacts } from './system.rules.ts';

const NOTHING = {
  doneAt: null,
  file: null,
  bytes: null,
  failedAt: null,
  failingSince: null,
  error: null,
  nextAt: null,
};

const well = (): SystemFacts => ({
  version: '1.0.0',
  node: '24.0.0',
  checkedAt: '2026-03-05T09:00:00.000Z',
  backups: [
    { kind: 'daily', state: 'ok', ...NOTHING, doneAt: '2026-03-05T00:00:03.000Z' },
    { kind: 'upload', state: 'ok', ...NOTHING, doneAt: '2026-03-05T00:00:09.000Z' },
    { kind: 'beforeMigration', state: 'none', ...NOTHING },
    { kind: 'byHand', state: 'none', ...NOTHING },
  ],
  disk: { freeBytes: 5e9, totalBytes: 2e10, databaseBytes: 1e6, backupBytes: 1e7 },
  outbox: { waiting: 0, delayed: 0, sealedAway: 0, held: 0, failed: 0, oldestAt: null },
  jobs: { running: [], stopped: [], waiting: 0, parked: 0, failed: 0 },
  instances: [],
  key: { state: 'ok', source: 'file', waiting: null },
  hints: { hasStore: true, isMailToFiles: false, mailExamples: [], providerExamples: [] },
});

const codesOf = (facts: SystemFacts): string[] => problemsOf(facts).map(({ code }) => code);

test('where all is well nothing is said', () => {
  expect(problemsOf(well())).toEqual([]);
});

test('what is wrong comes before what is only worth knowing, with the reason in its own words', () => {
  const facts = well();
  facts.backups[1] = {
    kind: 'upload',
    state: 'failed',
    ...NOTHING,
    failingSince: '2026-03-02T00:01:00.000Z',
    error: 'The store answered 403.',
  };
  facts.outbox.failed = 2;
  facts.key = {
    state: 'different',
    source: 'setting',
    waiting: { emails: 3, apps: 1, modelKeys: 0, webhooks: 0 },
  };
  facts.hints = {
    hasStore: true,
    isMailToFiles: true,
    mailExamples: ['MAIL_FROM', 'MAIL_TO'],
    providerExamples: ['email'],
  };
  expect(problemsOf(facts)).toEqual([
    {
      code: 'keyDifferent',
      level: 'danger',
      values: { emails: 3, apps: 1, modelKeys: 0, webhooks: 0 },
      detail: null,
    },
    {
      code: 'uploadFailed',
      level: 'danger',
      values: { since: '2026-03-02T00:01:00.000Z' },
      detail: 'The store answered 403.',
    },
    { code: 'mailFailed', level: 'warning', values: { count: 2 }, detail: null },
    { code: 'mailToFiles', level: 'info', values: {}, detail: null },
    { code: 'mailExample', level: 'info', values: { names: 'MAIL_FROM, MAIL_TO' }, detail: null },
    { code: 'providerExample', level: 'info', values: {}, detail: 'email' },
  ]);
});

test('an installation that makes no backups hears of that alone', () => {
  const facts = well();
  facts.backups = facts.backups.map((backup) => ({ ...backup, state: 'off', ...NOTHING }));
  facts.hints.hasStore = false;
  expect(codesOf(facts)).toEqual(['backupsOff']);
});

test('instances of another key or version are named', () => {
  const facts = well();
  const instance = {
    host: 'a',
    pid: 1,
    version: '1.0.0',
    startedAt: facts.checkedAt,
    seenAt: facts.checkedAt,
    hasRightKey: true,
  };
  facts.instances = [instance, { ...instance, host: 'b', version: '0.9.0', hasRightKey: false }];
  expect(problemsOf(facts).map(({ code, values }) => [code, values])).toEqual([
    ['instanceKey', { host: 'b' }],
    ['instanceVersion', { host: 'b', version: '0.9.0' }],
  ]);
});

test.each([
  // Today is not over.
  ['2026-03-04T00:00:03.000Z', 0],
  ['2026-03-05T00:00:03.000Z', 0],
  ['2026-03-03T23:59:00.000Z', 1],
  ['2026-03-01T00:00:03.000Z', 3],
])('after a backup of %s, %i whole days have none', (doneAt, days) => {
  expect(daysWithout(doneAt, new Date('2026-03-05T09:00:00.000Z'))).toBe(days);
});

test('the day of the first failure is a missed one once it is over', () => {
  const since = '2026-03-03T00:00:03.000Z';
  expect(missedDays(since, new Date('2026-03-03T23:59:00.000Z'))).toBe(0);
  expect(missedDays(since, new Date('2026-03-05T00:00:00.000Z'))).toBe(2);
});
