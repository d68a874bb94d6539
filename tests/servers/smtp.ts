import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';

/**
 * `accept` takes messages; `refuse` rejects every recipient; `silent` accepts the connection and never responds; `drop`
 * takes the whole message and disconnects without a response, so that the sender cannot know.
 */
export type SmtpMode = 'accept' | 'refuse' | 'silent' | 'drop';

export type Received = { from: string; to: string[]; raw: string; parsed: Email };

export type SmtpServer = {
  port: number;
  url: string;
  mode: SmtpMode;
  /** Rejects these alone. */
  refused: string[];
  /** Messages accepted, or dropped after they were read. */
  received: Received[];
  close: () => Promise<void>;
};

const REFUSAL = '550 5.1.1 no such mailbox here';

/** Handles one connection (RFC 5321), with the minimum of a mail server. */
function converse(socket: Socket, server: SmtpServer): void {
  let buffer = '';
  let message: string | null = null;
  let from = '';
  let to: string[] = [];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const take = async (raw: string): Promise<void> => {
    const parsed = await PostalMime.parse(raw);
    server.received.push({ from, to, raw, parsed });
    to = [];
    if (server.mode === 'drop') socket.destroy();
    else say('250 2.0.0 accepted');
  };
  const answer = (line: string): void => {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        return say('250 test');
      case 'MAIL':
        from = address;
        return say('250 ok');
      case 'RCPT':
        if (server.mode === 'refuse' || server.refused.includes(address)) return say(REFUSAL);
        to.push(address);
        return say('250 ok');
      case 'DATA':
        message = '';
        return say('354 go on');
      case 'STAR':
        return say('502 5.5.1 not implemented');
      case 'QUIT':
        say('221 bye');
        return void socket.end();
      default:
        return say('250 ok');
    }
  };
  socket.setEncoding('utf8').on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (message === null) answer(line);
      else if (line === '.') {
        void take(message);
        message = null;
      } else message += `${line.replace(/^\./, '')}\r\n`;
    }
  });
  if (server.mode !== 'silent') say('220 test ESMTP');
}

/** Starts a mail server; closed and started again on the same port, it simulates an outage. */
export async function startSmtp(mode: SmtpMode = 'accept', port = 0): Promise<SmtpServer> {
  const open = new Set<Socket>();
  const listener: Server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    converse(socket, server);
  });
  const server: SmtpServer = {
    port,
    url: '',
    mode,
    refused: [],
    received: [],
    close: async () => {
      listener.close();
      for (const socket of open) socket.destroy();
      await once(listener, 'close');
    },
  };
  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  server.port = address.port;
  server.url = `smtp://127.0.0.1:${address.port}`;
  return server;
}

export const headerLines = (raw: string): string[] =>
  (raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
