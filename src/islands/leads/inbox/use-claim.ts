import { useRef, useState } from 'react';
import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import { api, ApiError } from '#islands/api.ts';

type Answering = NonNullable<InboxEntry['answering']>;

/** Typing says so again at most this often; a claim holds for half an hour without a key. */
const EVERY_MS = 60_000;

/** A word, and the space behind it. */
const FIRST_WORD = /\S\s/;

/** Returns who is answering, of a refusal that says so. */
export const claimedBy = (error: unknown): Answering | null =>
  error instanceof ApiError && error.problem.code === 'claimed'
    ? (error.problem['answering'] as Answering)
    : null;

/** Says that the reader is answering an entry while they type, and knows who else is. */
export function useClaim({ id, answering }: InboxEntry, onChanged: (entry: InboxEntry) => void) {
  const [other, setOther] = useState(answering?.isOwn === false ? answering : null);
  const lastAt = useRef(0);
  /** The last call, so that a release comes after it. */
  const running = useRef<Promise<void> | null>(answering?.isOwn ? Promise.resolve() : null);
  const send = (act: 'claim' | 'release', body?: { takeOver: boolean }) =>
    api<InboxEntry>('POST', `/api/crm/inbox/${id}/${act}`, body && { body });

  async function claim(takeOver: boolean): Promise<void> {
    try {
      onChanged(await send('claim', { takeOver }));
      setOther(null);
    } catch (error) {
      const answers = claimedBy(error);
      if (answers === null) throw error;
      setOther(answers);
    }
  }

  return {
    /** Somebody else who is answering. */
    other,
    setOther,
    typed: (text: string) => {
      if (!FIRST_WORD.test(text) || Date.now() - lastAt.current < EVERY_MS) return;
      lastAt.current = Date.now();
      // Without a connection the answer itself says what is wrong.
      running.current = claim(false).catch(() => undefined);
    },
    takeOver: () => (running.current = claim(true)),
    release: () => {
      void running.current?.then(() => send('release')).then(onChanged, () => undefined);
    },
  };
}
