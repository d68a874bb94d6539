/** An answer as it is stored: a browser sends CR LF for every line break. */
export const asTyped = (sent: string): string => sent.replace(/\r\n?/g, '\n').trim();

const [FIRST_SEED, SECOND_SEED, FIRST_PRIME, SECOND_PRIME] = [
  0xdead_beef, 0x41c6_ce57, 2_654_435_761, 1_597_334_677,
];

/**
 * Short print of an answer, by which a form tells which one it showed; the page's script makes the same one (cyrb53 by
 * bryc, public domain). It guards against mistakes, not against attacks: the link lets anybody write anything.
 */
export function printOf(answer: string): string {
  if (answer === '') return '';
  let [first, second] = [FIRST_SEED, SECOND_SEED];
  for (let at = 0; at < answer.length; at += 1) {
    const code = answer.charCodeAt(at);
    first = Math.imul(first ^ code, FIRST_PRIME);
    second = Math.imul(second ^ code, SECOND_PRIME);
  }
  first =
    Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second =
    Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return `${(second >>> 0).toString(36)}-${(first >>> 0).toString(36)}`;
}

/**
 * Prints of an answer that a form has seen: first the one it showed, then those of its own that it has sent without
 * a reply. They may be stored by now, and are not another person's.
 */
export type SeenPrints = readonly [shown: string, ...sent: string[]];

const MOST_SENT = 20;

export function readSeen(value: string): SeenPrints {
  const [shown = '', ...sent] = value.split(' ');
  return [shown, ...sent];
}

/** Adds the print of an answer that is being sent. */
export function withSent(value: string, print: string): string {
  const [shown, ...sent] = readSeen(value);
  const others = sent.filter((each) => each !== print).slice(1 - MOST_SENT);
  return [shown, ...others, print].join(' ');
}

/** The answer with this print is stored: it is the one seen now, and only what was sent after it may still come. */
export function withStored(value: string, print: string): string {
  const [, ...sent] = readSeen(value);
  const at = sent.indexOf(print);
  return [print, ...(at < 0 ? [] : sent.slice(at + 1))].join(' ');
}
