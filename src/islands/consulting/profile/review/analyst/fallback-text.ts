import type { Fallback, LetterFault } from '#features/consulting/analyst/analyst.values.ts';
import type { AnalystReading } from '#features/consulting/analyst/analyst.schema.ts';
import type { Translate } from '#i18n/keys.ts';

const REASONS = {
  unreachable: 'unreachable',
  refused: 'unreachable',
  key_refused: 'key',
  not_found: 'unreachable',
  too_many: 'busy',
  server_error: 'unreachable',
  private_address: 'unreachable',
  insecure_address: 'unreachable',
  redirected: 'unreachable',
  stalled: 'late',
  cut: 'cut',
  shape: 'nonsense',
  web_page: 'unreachable',
  too_long: 'cut',
  not_json: 'nonsense',
  evidence: 'evidence',
  intervention: 'intervention',
  figure: 'figure',
  leak: 'leak',
  instructions: 'instructions',
  cap_reached: 'cap',
  model_gone: 'gone',
  text_changed: 'changed',
  internal: 'internal',
} as const satisfies Record<Fallback, string>;

export const reasonText = (reason: Fallback, t: Translate): string =>
  t(`consulting:analyst.reasons.${REASONS[reason]}`);

const TEXT_FAULTS = ['length', 'markup', 'address', 'figure', 'language'] as const;
const isTextFault = (fault: LetterFault): fault is (typeof TEXT_FAULTS)[number] =>
  TEXT_FAULTS.some((one) => one === fault);

export const letterFaultText = (fault: LetterFault, t: Translate): string =>
  isTextFault(fault)
    ? t(`consulting:analyst.letter.faults.${fault}`)
    : reasonText(fault === 'catalogue' ? 'leak' : fault, t);

/** Why problems stay with the rules, each reason once, with how many. */
export function reasonsOf(readings: readonly AnalystReading[], t: Translate): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of readings) {
    if (reason === null) continue;
    const text = reasonText(reason, t);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (counts.size > 1 || count > 1 ? `${text} (${count})` : text));
}
