import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { settingsWith } from '#kernel/config/config-settings.ts';
import { loadConfig } from '#app/config.ts';
import { ALLOCATOR } from '../scripts/lib/allocator.mjs';
import package_ from '../package.json' with { type: 'json' };
import { linesOf, PAGES, textOf } from './documents.ts';

const OPERATING = 'docs/operating.md';
const settings = settingsWith({ isLongPassword: () => true });
const names = Object.keys(settings);
const example = textOf('.env.example');
const unit = textOf('deploy/suite.service');
const image = textOf('Dockerfile');
const compose = textOf('deploy/compose.yaml');

const listed = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

describe('.env.example', () => {
  test('lists every setting that the program reads, in its order', () => {
    expect(listed).toEqual(names);
  });

  test('changes nothing where it is copied as it stands', () => {
    expect(loadConfig(parseEnv(example))).toEqual(loadConfig({}));
  });

  test('pins nothing that the image, compose or the unit sets', () => {
    const set = [...`${image}${compose}${unit}`.matchAll(/\b([A-Z][A-Z_]+)[=:] ?[^\s=]/g)].map(
      ([, name]) => name,
    );
    expect(set).toEqual(expect.arrayContaining(['HOST', 'PORT', 'DATA_DIR']));
    for (const name of Object.keys(parseEnv(example))) expect(set).not.toContain(name);
  });

  test('quotes as its three readers do: what has a space, # or $ stands in single quotes', () => {
    for (const [, value = ''] of example.matchAll(/^(?:# )?[A-Z][A-Z0-9_]+=(.*)$/gm))
      if (/[\s#$]/.test(value)) expect(value).toMatch(/^'[^']*'$/);
  });
});

test('the table of settings in docs/operating.md has each once, with its default', () => {
  const rows = textOf(OPERATING).match(/^\| `[A-Z][^\n]*$/gm) ?? [];
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name),
  );
  expect(told.toSorted()).toEqual(names.toSorted());
  for (const row of rows) {
    const [, cell = '', defaults = ''] = row.split('|');
    const of = [...cell.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = '']) => name);
    const told = defaults.trim().split(', ');
    of.forEach((name, at) => {
      const { data } = settings[name as keyof typeof settings].safeParse(undefined);
      // A setting without a default says in words what happens.
      if (data !== undefined && name !== 'MAIL_TO') expect([name, told[at]]).toEqual([name, String(data)]);
    });
  }
});

describe('the unit, the image and npm start', () => {
  const flags = (text: string): string[] => text.match(/--max-[\w-]+=\d+/g) ?? [];

  test('bound the memory alike', () => {
    const start = flags(package_.scripts.start);
    expect(start).toHaveLength(2);
    for (const text of [unit, image.split('CMD').at(-1) ?? '', textOf(OPERATING)])
      expect(flags(text)).toEqual(start);
    for (const [name, value] of Object.entries(ALLOCATOR))
      for (const text of [unit, image, textOf(OPERATING)]) expect(text).toContain(`${name}=${value}`);
  });

  test('listen, and are asked, where the others look', () => {
    const { port, host } = loadConfig({});
    expect(image).toContain(`PORT=${port}`);
    expect(image).toContain(`EXPOSE ${port}\n`);
    expect(compose).toContain(`ports: ['${host}:${port}:${port}']`);
    expect(textOf('deploy/nginx.conf')).toContain(`server ${host}:${port};`);
    expect(textOf('deploy/Caddyfile')).toContain(`{$SUITE:${host}:${port}}`);
    for (const text of [image, textOf('deploy/Caddyfile')]) expect(text).toContain('/api/health');
  });

  test('start the program that is there, from where the commands look for it', () => {
    expect(unit).toContain('WorkingDirectory=/srv/suite\n');
    expect(unit).toMatch(/^ExecStart=\/srv\/suite\/node_modules\/node\/bin\/node .* src\/app\/main\.ts$/m);
    expect(image).toContain('"src/app/main.ts"]');
    for (const path of ['src/app/main.ts', 'node_modules/node/bin/node']) expect(existsSync(path)).toBe(true);
  });

  test('have the folders and the settings that the documented commands name', () => {
    const lines = linesOf('sh', OPERATING, 'As a service of systemd').join('\n');
    expect(unit).toContain('DATA_DIR=/var/lib/suite ');
    expect(unit).toContain('StateDirectory=suite\n');
    expect(unit).toContain('EnvironmentFile=-/etc/suite.env\n');
    expect(unit).toContain('User=suite\n');
    expect(lines).toContain('useradd --system --home-dir /var/lib/suite');
    expect(lines).toContain('.env.example /etc/suite.env');
    const commands = [...lines.split('\n'), ...linesOf('cron', OPERATING)].filter((line) =>
      line.includes('--env-file'),
    );
    expect(commands).toHaveLength(3);
    for (const command of commands) {
      expect(command).toContain(
        'DATA_DIR=/var/lib/suite node_modules/node/bin/node --env-file-if-exists=/etc/suite.env',
      );
      expect(command).toMatch(/(?:-u suite --|\* suite) /);
    }
  });
});

test('every command that a page or a file of deploy/ names is there', () => {
  const scripts: Record<string, string> = package_.scripts;
  for (const path of [...PAGES, 'deploy/compose.yaml', 'deploy/suite.service', '.env.example']) {
    const text = textOf(path);
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      if (name !== '--silent') expect(scripts, `${path}: npm run ${name}`).toHaveProperty([name]);
    for (const [file] of text.matchAll(/(?<![\w/])(?:scripts|tests)\/(?!x\.)[\w/.-]+\.(?:mjs|cjs|ts)\b/g))
      expect(existsSync(file), `${path}: ${file}`).toBe(true);
  }
});

test('every link of the pages to a file leads somewhere', () => {
  for (const path of PAGES) {
    for (const [, target = ''] of textOf(path).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      expect(existsSync(join(dirname(path), target)), `${path}: ${target}`).toBe(true);
    }
  }
});

test('every heading that a page refers to is there', () => {
  const slug = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  for (const path of PAGES)
    for (const [, target = '', anchor = ''] of textOf(path).matchAll(/\]\(([^)#\s]*)#([^)]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const page = target === '' ? path : join(dirname(path), target);
      const headings = [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
      expect(headings, `${path}: ${target}#${anchor}`).toContain(anchor);
    }
});

test('docs/architecture.md lists every decision', () => {
  const told = [...textOf('docs/architecture.md').matchAll(/\((\d{3})\)/g)].map(([, number]) => number);
  const made = PAGES.flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []);
  expect(made.length).toBeGreaterThan(15);
  expect(told).toEqual(expect.arrayContaining(made));
});

/** Syntax that cmd.exe and a Unix shell read alike; `exec` is made on Windows by scripts/lib/dependencies.mjs. */
test.each(Object.entries(package_.scripts))('npm run %s needs no syntax of one shell', (_, script) => {
  for (const part of script.split(' && ')) {
    expect(part).toMatch(/^(?:exec )?[a-z][a-z-]*(?: [\w./:=@-]+)*$/);
    expect(part).not.toMatch(/^\w+=/);
  }
});
