import type { ErrorCode } from '#shared/errors.ts';
import { AppError } from '#shared/errors.ts';
import type { Callers } from './endpoint/parts.ts';
import type { Call } from './endpoint/call.ts';

/** A record that is followed; the kernel knows no kinds. */
export type Followed = { workspaceId: number; kind: string; id: number };

/** An open tab that follows a record. */
export type Follower = {
  record: Followed;
  userId: number;
  /** Its word for itself; without one it only looks. */
  tab: string | undefined;
  /** The last change that it knows. */
  after: number;
  send: (event: { id: number; data: unknown }) => void;
  /** Keeps proxies from taking the silence for the end. */
  beat: () => void;
  end: () => void;
  /** Whether the caller may still see it: signed in, and a member. */
  isAllowed: () => Promise<boolean>;
};

/** Tells open tabs what happens to their record; one a process. */
export type LiveHub = {
  /** Returns how to stop. Errors: `busy` where too many tabs follow. */
  follow: (follower: Follower) => () => void;
  /** Ends all streams. */
  close: () => Promise<void>;
};

const MARK = Symbol.for('ai-capital.LiveAnswer');

export type Following = Pick<Follower, 'record' | 'tab' | 'after'>;

/** An answer that goes on as a stream, for a caller that asks for one. */
export const followed = <Answer extends object>(answer: Answer, following: Following): Answer =>
  Object.defineProperty(answer, MARK, { value: following });

/** Recognised by a property: two module graphs share the process (shared/errors.ts). */
export const followingOf = (answer: unknown): Following | undefined =>
  typeof answer === 'object' && answer !== null && MARK in answer ? (answer[MARK] as Following) : undefined;

export const EVENT_STREAM = 'text/event-stream';

/** Chunks that a connection may leave unread: a browser that is gone without a word takes none. */
const MOST_UNREAD = 50;
/** A browser that has lost the stream asks again after so long. */
const RETRY_MS = 3_000;

const problemEvent = (code: ErrorCode): string => `event: ended\ndata: ${JSON.stringify({ code })}\n\n`;

/** Answers with server-sent events, the answer of the call first; each carries the number of the journal. */
export function streamResponse(
  { runtime, caller, request, http, db }: Call,
  { sessionOfRequest }: Callers,
  { following, first }: { following: Following; first: string },
): Response {
  if (!caller) throw new AppError('signed_out');
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const end = (): void => {
        if (!isOpen) return;
        isOpen = false;
        controller.close();
      };
      const write = (text: string): void => {
        if (!isOpen) return;
        if ((controller.desiredSize ?? 0) < -MOST_UNREAD) return end();
        controller.enqueue(encoder.encode(text));
      };
      write(`retry: ${RETRY_MS}\nid: ${following.after}\ndata: ${first}\n\n`);
      stop = runtime.live.follow({
        ...following,
        userId: caller.user.id,
        send: ({ id, data }) => write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
        beat: () => write(':\n\n'),
        end,
        isAllowed: async () => {
          try {
            const { siteUrl } = runtime.config;
            const found = await sessionOfRequest(db, request, http.cookies, siteUrl, new Date());
            if (found?.user.id === caller.user.id && found.workspace.id === caller.workspace.id) return true;
            write(problemEvent('signed_out'));
          } catch {
            write(problemEvent('workspace_left'));
          }
          return false;
        },
      });
    },
    cancel: () => {
      isOpen = false;
      stop();
    },
  });
  return new Response(body, {
    headers: { 'content-type': EVENT_STREAM, 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}
