import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { startServer, type TestServer } from '#tests/server.ts';

const run = promisify(execFile);

/** Names that every command shares, as in the shell of whoever follows the page. */
const PRELUDE = `curl() { command curl -sS "$@"; }`;

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'on' });
  folder = await mkdtemp(join(tmpdir(), 'documented-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

type Reply = { status?: string; headers: Record<string, string>; text: string };
type Step = { command: string; shown: { language: string; text: string } | undefined };

function stepsOf(page: string): Step[] {
  const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  return blocks.flatMap(({ language, text }, at) => {
    const next = blocks[at + 1];
    return language === 'sh'
      ? [{ command: text, shown: next && next.language !== 'sh' ? next : undefined }]
      : [];
  });
}

/** An answer as `curl -i` prints it, or its body alone. */
function replyOf(text: string): Reply {
  const [head = '', ...body] = text.replaceAll('\r', '').split('\n\n');
  if (!head.startsWith('HTTP/')) return { headers: {}, text };
  const [status = '', ...lines] = head.split('\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status, headers: Object.fromEntries(headers), text: body.join('\n\n') };
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Differences of an answer from what is shown of it: `…` is left out, and one time is as good as another. */
function differences(shown: unknown, seen: unknown, path = ''): string[] {
  if (typeof shown === 'string' && typeof seen === 'string') {
    const [first = '', ...rest] = shown.split('…');
    const isLike =
      rest.length === 0
        ? shown === seen || (TIME.test(shown) && TIME.test(seen))
        : seen.startsWith(first) && seen.endsWith(rest.at(-1) ?? '');
    return isLike ? [] : [`${path}: ${JSON.stringify(seen)} and not ${JSON.stringify(shown)}`];
  }
  if (Array.isArray(shown) && Array.isArray(seen)) {
    const items = shown.filter((item) => item !== '…');
    if (items.length === shown.length && items.length !== seen.length)
      return [`${path}: ${seen.length} items and not ${items.length}`];
    return items.flatMap((item, at) => differences(item, seen[at], `${path}[${at}]`));
  }
  if (typeof shown === 'object' && shown !== null && typeof seen === 'object' && seen !== null) {
    const { '…': more, ...members } = shown as Record<string, unknown>;
    const others = Object.keys(seen).filter((name) => !(name in members));
    if (more === undefined && others.length > 0) return [`${path}: ${others.join(', ')} besides`];
    return Object.entries(members).flatMap(([name, member]) =>
      differences(member, Reflect.get(seen, name), `${path}.${name}`),
    );
  }
  return shown === seen ? [] : [`${path}: ${JSON.stringify(seen)} and not ${JSON.stringify(shown)}`];
}

function compared({ language, text }: NonNullable<Step['shown']>, said: string): string[] {
  if (language === 'text') return said.replaceAll(/ +$/gm, '') === text ? [] : [said];
  const [expected, seen] = [replyOf(text), replyOf(said)];
  const heads = differences(
    { status: expected.status, headers: { ...expected.headers, '…': '…' } },
    { status: seen.status, headers: seen.headers },
  );
  if (heads.length > 0) return [...heads, said];
  return differences(JSON.parse(expected.text), JSON.parse(seen.text));
}

const KEPT = /^(?:export )?(\w+)='[^']*…' # ([\w-]+) of the answer$/gm;

/** Values that a command takes from the answer before it. */
function keptFrom(command: string, said: string): Record<string, string> {
  const { headers, text } = replyOf(said);
  return Object.fromEntries(
    [...command.matchAll(KEPT)].map(([, name = '', member = '']) => [
      name,
      headers[member] ?? String(Reflect.get(JSON.parse(text) as object, member)),
    ]),
  );
}

/** The state of an import is asked for until it is as shown: a job does the work. */
async function answered(step: Step, env: Record<string, string>): Promise<string> {
  const script = [PRELUDE, step.command.replaceAll(KEPT, '').replace(/^export URL=.*$/m, '')].join('\n');
  const once = async () => (await run('bash', ['-ec', script], { cwd: folder, env })).stdout;
  const { shown } = step;
  if (!shown || !/imports\/\d+"/.test(step.command)) {
    const said = await once();
    expect.soft(shown ? compared(shown, said) : [], step.command).toEqual([]);
    return said;
  }
  let said = '';
  await expect
    .poll(
      async () => {
        said = await once();
        return compared(shown, said);
      },
      { timeout: 60_000, message: step.command },
    )
    .toEqual([]);
  return said;
}

test('every command of docs/api.md answers as is shown there', async () => {
  const steps = stepsOf(await readFile(join(ROOT, 'docs/api.md'), 'utf8'));
  expect(steps.length).toBeGreaterThan(30);
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '', URL: server.url };
  let said = '';
  for (const step of steps) {
    Object.assign(env, keptFrom(step.command, said));
    said = await answered(step, env);
  }
}, 300_000);
