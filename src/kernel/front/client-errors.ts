import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LOCALE } from '#i18n/index.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { API_POLICY } from './policy.ts';
import { apiProblem } from './problem-answer.ts';
import type { HeaderTable } from './security-headers.ts';

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_INVALID_METHOD: 'method_not_allowed',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

const CLOSE_AFTER_MS = 2_000;

/** Answers what the HTTP parser refuses: there is no request yet, hence no address and no language. */
export function answerClientErrors(server: Server, headers: HeaderTable): void {
  const common = Object.entries({ ...headers, 'content-security-policy': API_POLICY })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!(socket instanceof Object) || !isTcp(socket)) return void socket.destroy();
    if (error.code === 'ECONNRESET' || !socket.writable || answered.has(socket)) return;
    answered.add(socket);
    const code = CODES[error.code ?? ''] ?? 'bad_request';
    const status = ERROR_STATUS[code];
    const body = JSON.stringify(apiProblem(code, DEFAULT_LOCALE));
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n${common}` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
    // The rest of the input is read and dropped: closing over it would reset the connection and lose the answer.
    socket.resume();
    setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
  });
}

const isTcp = (socket: object): socket is Socket => 'remoteAddress' in socket;
