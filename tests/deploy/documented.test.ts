import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, linesOf } from '#tests/documents.ts';
import { freePort } from '#tests/server.ts';
import { answering, folder, OTHER, startProgram, type Running } from './temporary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = 'docs/operating.md';
const UNIT = 'As a service of systemd';

/** A machine of its own in a folder: its paths, in the order in which they are put in place of the documented ones. */
let place: string;
let paths: readonly (readonly [string, string])[];
const at = (documented: string): string =>
  paths.reduce((text, [from, to]) => text.replaceAll(from, to), documented);

/** A fresh machine has only its own programs. */
const machinePath = (): string =>
  (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':');

/** Commands that need a real system: accounts, and systemd, whose part the test plays. */
const PROGRAMS = {
  useradd: 'exit 0',
  systemctl: 'exit 0',
  // runuser -u suite -- COMMAND
  runuser:
    OTHER === undefined
      ? 'shift 3; exec "$@"'
      : `shift 3; exec setpriv --reuid=${OTHER} --regid=${OTHER} --clear-groups "$@"`,
};

function shell(lines: string, env: Record<string, string> = {}): string {
  return execFileSync('sh', ['-e', '-c', lines], {
    cwd: place,
    encoding: 'utf8',
    env: {
      PATH: `${join(place, 'bin')}:${machinePath()}`,
      HOME: process.env['HOME'] ?? place,
      npm_config_prefer_offline: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Runs a line of a crontab as cron does: by sh, with a short PATH, and with `\%` for a percent sign. */
function cron(line: string, hasUser: boolean): void {
  const command = at(line)
    .replace(/^(?:\S+ ){5}/, '')
    .replace(hasUser ? /^suite / : '', '')
    .replaceAll(String.raw`\%`, '%');
  execFileSync('/bin/sh', ['-c', command], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', HOME: '/' },
    ...(hasUser && OTHER !== undefined && { uid: OTHER, gid: OTHER }),
  });
}

const backupsAway = (): string[] =>
  readdirSync(at('/mnt/backup')).filter((name) => /^suite-[1-7]\.db$/.test(name));

/** The tree as it would be cloned: what git knows, as it stands here. */
function cleanTree(target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(ROOT, path), join(target, path));
  }
}

let port: string;

/** Starts what the unit says, with the environment that systemd makes of it. */
async function startUnit(): Promise<Running> {
  const unit = at(readFileSync(at('/etc/systemd/system/suite.service'), 'utf8'));
  const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const [program = '', ...words] = command.split(' ');
  const running = startProgram(program, words, {
    cwd: at('/srv/suite'),
    env: {
      ...parseEnv(settings.join('\n')),
      ...parseEnv(readFileSync(at('/etc/suite.env'), 'utf8')),
    } as Record<string, string>,
    asOther: true,
  });
  await answering(`http://127.0.0.1:${port}/api/health`);
  return running;
}

beforeAll(async () => {
  place = folder('documented');
  port = String(await freePort());
  paths = [
    ['/srv/suite', join(place, 'srv-suite')],
    ['/var/lib/suite', folder('state', true)],
    ['/var/cache/suite', folder('cache', true)],
    ['/etc/suite.env', join(place, 'suite.env')],
    ['/etc/systemd/system/', `${join(place, 'systemd')}/`],
    ['/mnt/backup', folder('away', true)],
    ['-g suite', `-g ${OTHER ?? process.getgid?.()}`],
  ];
  for (const name of ['bin', 'systemd', 'srv-suite']) mkdirSync(join(place, name));
  for (const [name, script] of Object.entries(PROGRAMS)) {
    writeFileSync(join(place, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(place, 'bin', name), 0o755);
  }
  cleanTree(at('/srv/suite'));
  const [install] = blocksOf(PAGE, UNIT);
  shell(at(install?.text ?? ''));
  appendFileSync(at('/etc/suite.env'), `PORT=${port}\n`);
}, 600_000);

afterAll(() => {
  for (const [, path] of paths) if (path.startsWith('/')) rmSync(path, { recursive: true, force: true });
  rmSync(place, { recursive: true, force: true });
});

test(
  'the lines of the unit install, serve, back up, take a copy away every night, and restore',
  { timeout: 180_000 },
  async () => {
    const [, backup, restore] = blocksOf(PAGE, UNIT);
    const mode = statSync(at('/etc/suite.env')).mode & 0o777;
    expect(mode).toBe(0o640);
    const first = await startUnit();
    expect(shell(at(backup?.text ?? ''))).toContain('Backed up and verified');
    const made = readdirSync(at('/var/lib/suite/backups')).find((name) => name.endsWith('-by-hand.db')) ?? '';
    const path = join(at('/var/lib/suite/backups'), made);
    if (OTHER !== undefined) expect(statSync(path).uid).toBe(OTHER);
    cron(linesOf('cron', PAGE, 'Backup')[1] ?? '', true);
    expect(backupsAway()).toHaveLength(1);
    expect(await first.stop()).toBe(0);

    shell(at(restore?.text ?? '').replace('FILE', path));
    const second = await startUnit();
    expect(second.printed()).not.toMatch(/EACCES|cannot be written/);
    expect(await second.stop()).toBe(0);
  },
);

test('a folder with .env starts by npm, and cron copies what it serves', { timeout: 180_000 }, async () => {
  const tree = at('/srv/suite');
  for (const name of backupsAway()) rmSync(join(at('/mnt/backup'), name));
  chownSync(at('/mnt/backup'), process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  cpSync(join(tree, '.env.example'), join(tree, '.env'));
  appendFileSync(join(tree, '.env'), `PORT=${port}\n`);
  const [start] = linesOf('sh', 'README.md', 'Two commands');
  const [program = '', ...words] = (start ?? '').replace(/#.*$/, '').trim().split(' ');
  const served = startProgram(program, words, {
    cwd: tree,
    env: { PATH: machinePath(), HOME: process.env['HOME'] ?? place },
  });
  await answering(`http://127.0.0.1:${port}/api/health`);
  cron(linesOf('cron', PAGE, 'Backup')[0] ?? '', false);
  expect(backupsAway()).toHaveLength(1);
  expect(readdirSync(join(tree, 'data'))).toContain('suite.db');
  expect(await served.stop()).toBe(0);
});
