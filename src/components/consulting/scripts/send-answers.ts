import { answerField, seenField } from '#features/consulting/questionnaire/questionnaire.values.ts';

/** An answer on its way: `seen` is what the form had seen before it. */
export type Sent = { id: string; answer: string; seen: string };

export type Outcome =
  /** Prints of the answers that are stored now; what is missing waits for the form's button. */
  | { kind: 'saved'; seen: Record<string, string> }
  /** Sent, expired, revoked or deleted. */
  | { kind: 'closed' }
  | { kind: 'failed'; retryAfterMs: number | undefined };

/** Browsers refuse more than 64 KiB under way at a time from pages that may end (Fetch, "keepalive"). */
const MOST_BYTES = 60_000;
let underWay = 0;
/** A network that is gone may leave a request without an answer for minutes. */
const MOST_MS = 30_000;

const CLOSED = [404, 409, 410];

/** Letters beyond ASCII are sent as they are: in percent signs they would take three times the room. */
const plain = (text: string): string => text.replaceAll(/[\0-\x20%&+=#\x7f]/g, encodeURIComponent);

const bodyOf = (answers: readonly Sent[]): string =>
  [
    'go=quiet',
    ...answers.flatMap(({ id, answer, seen }) => [
      `${plain(answerField(id))}=${plain(answer)}`,
      `${plain(seenField(id))}=${plain(seen)}`,
    ]),
  ].join('&');

const bytesOf = (body: string): number => new TextEncoder().encode(body).length;

/** Splits answers so that each request may outlive its page. */
export function inParts(answers: readonly Sent[]): Sent[][] {
  const parts: Sent[][] = [];
  for (const answer of answers) {
    const last = parts[parts.length - 1];
    if (last && bytesOf(bodyOf([...last, answer])) <= MOST_BYTES / 2) last.push(answer);
    else parts.push([answer]);
  }
  return parts;
}

const HEADERS = {
  'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
  accept: 'application/json',
};

/** Saves answers of one chapter; what is under way when the page ends arrives all the same, as far as it fits. */
export async function send(address: string, answers: readonly Sent[]): Promise<Outcome> {
  const body = bodyOf(answers);
  const bytes = bytesOf(body);
  const keepalive = underWay + bytes <= MOST_BYTES;
  if (keepalive) underWay += bytes;
  const given = new AbortController();
  const patience = setTimeout(() => given.abort(), MOST_MS);
  try {
    const request = { method: 'POST', body, headers: HEADERS, keepalive, signal: given.signal };
    const answer = await fetch(address, request);
    if (CLOSED.includes(answer.status)) return { kind: 'closed' };
    if (answer.ok) {
      const { seen } = (await answer.json()) as { seen: Record<string, string> };
      return { kind: 'saved', seen };
    }
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return { kind: 'failed', retryAfterMs: seconds > 0 ? seconds * 1000 : undefined };
  } catch {
    return { kind: 'failed', retryAfterMs: undefined };
  } finally {
    clearTimeout(patience);
    if (keepalive) underWay -= bytes;
  }
}

/** For browsers whose `fetch` ends with its page; nobody hears what became of it. */
export const sendUnheard = (address: string, answers: readonly Sent[]): boolean =>
  navigator.sendBeacon(address, new Blob([bodyOf(answers)], { type: HEADERS['content-type'] }));
