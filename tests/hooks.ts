import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { dictionary, type Namespace } from '#i18n/index.ts';
import { TextsProvider } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** A request that the code under test has sent, and that waits until the test says what becomes of it. */
export class Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
  readonly #settle: PromiseWithResolvers<Response>;

  constructor(path: string, { method = 'GET', body, headers, signal }: RequestInit) {
    this.method = method;
    this.path = path;
    this.body = typeof body === 'string' ? JSON.parse(body) : undefined;
    this.headers = new Headers(headers);
    this.#settle = Promise.withResolvers();
    signal?.addEventListener('abort', () => this.#settle.reject(signal.reason));
  }

  get answered(): Promise<Response> {
    return this.#settle.promise;
  }

  answer(body: unknown, status = 200): Promise<void> {
    const text = status === 204 ? null : JSON.stringify(body);
    return settled(() => this.#settle.resolve(new Response(text, { status })));
  }

  refuse(status: number, code: string, besides: object = {}): Promise<void> {
    return this.answer({ code, message: `The message of ${code}.`, ...besides }, status);
  }

  /** The connection is lost: nobody knows whether it has arrived. */
  lose(): Promise<void> {
    return settled(() => this.#settle.reject(new TypeError('Failed to fetch')));
  }
}

/** Does what changes the state, and lets all that follows at once take place. */
export const settled = (change: () => unknown = () => undefined): Promise<void> =>
  act(async () => {
    change();
    await vi.advanceTimersByTimeAsync(0);
  });

/** The clock of the page goes on. */
export const later = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** In place of the network and the clock, before each test of a file; answers what was sent since then. */
export function useNetwork(): Sent[] {
  const sent: Sent[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const request = new Sent(path, init);
      sent.push(request);
      return request.answered;
    });
  });
  afterEach(() => {
    cleanup();
    sent.length = 0;
    toast.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return sent;
}

/** A hook below the words of an island, as a page renders it. */
export function renderInPage<Result>(hook: () => Result, ...namespaces: Namespace[]) {
  const texts = dictionary('en', 'ui', ...namespaces);
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(TextsProvider, { dictionary: texts, children });
  return renderHook(hook, { wrapper });
}

/** Returns the value, or fails the test if it is missing. */
export function the<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there.');
  return value;
}
