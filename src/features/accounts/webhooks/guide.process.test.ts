import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { sendMessage } from './send-message.server.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('the receiver of docs/webhooks.md takes what is signed, and refuses the rest', async () => {
  const guide = await readFile('docs/webhooks.md', 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
    const [, port] = String((await lines.next()).value).split(' ');
    const send = (secret: string) =>
      sendMessage(
        {
          url: `http://127.0.0.1:${port}/`,
          secret,
          id: 'msg_1',
          body: JSON.stringify({ type: 'contact.updated', data: { id: 7, changed: ['lastName'] } }),
        },
        { now: new Date(), isPrivateAllowed: true, limitMs: 5_000, signal: new AbortController().signal },
      );
    expect(await send(SECRET)).toEqual({ responseStatus: 204, failure: null });
    expect((await lines.next()).value).toContain('contact.updated 7');
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    expect(await send(other)).toEqual({ responseStatus: 401, failure: 'status' });
  } finally {
    receiver.kill();
  }
});
