import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { isPast } from '#features/marketing/brief/brief-answers.rules.ts';
import { proofsByStrength } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import {
  sentenceKey,
  sentencesOf,
  withoutQuoted,
} from '#features/marketing/writer/checks/sentences-of.rules.ts';
import { hasFigure } from '#features/marketing/writer/checks/numbers.rules.ts';
import { addressOf, sentencesOfOtherAddress } from '#features/marketing/writer/reading/address.rules.ts';
import { isLink } from '#features/marketing/writer/reading/target.rules.ts';
import { ended, lengthOf, raised } from '#features/marketing/writer/reading/quoting.rules.ts';
import { isHardToRead } from './readability.rules.ts';
import { hasTime, provesByFigure, says } from './says.rules.ts';

export const EDITING_HELP_CODES = [
  'too_long',
  'below_fold',
  'hard_to_read',
  'said_twice',
  'no_number',
  'no_proof',
  'no_offer',
  'mixed_address',
  'strongest_unused',
  'condition_missing',
  'link_missing',
] as const;

/**
 * One thing to mend. `sentence` is the one that is meant, as it stands in the text, or '' where something is missing;
 * `suggestion` takes its place, or is added where `sentence` is ''. Words: i18n `writer:help`.
 */
export type EditingHelp = {
  code: (typeof EDITING_HELP_CODES)[number];
  field: string;
  sentence: string;
  suggestion?: string;
};

/** A text under the pen, by the name of its field. Order is reading order. */
export type EditedField = {
  field: string;
  text: string;
  limit?: number | undefined;
  /** Characters that are visible before a network's "more"; null: all. */
  fold?: number | null | undefined;
};
/** `isWhole`: offers, proofs and links belong in it; a subject alone needs none. */
export type EditedText = {
  language: Locale;
  fields: readonly EditedField[];
  isWhole: boolean;
  /** Text beside the fields, such as a subject: what it says is not missing. */
  beside?: string;
  /** Whether a button leads where the brief says. */
  isLinked?: boolean;
};

type Help = Omit<EditingHelp, 'field'>;

const lengthHelp = ({ text, limit, fold }: EditedField): Help[] => {
  if (limit !== undefined && lengthOf(text) > limit)
    return [{ code: 'too_long', sentence: sentencesOf(text).at(-1) ?? text }];
  const [first = ''] = sentencesOf(text);
  return fold && lengthOf(first) > fold ? [{ code: 'below_fold', sentence: first }] : [];
};

function repeatedHelp(fields: readonly EditedField[]): EditingHelp[] {
  const seen = new Set<string>();
  return fields.flatMap(({ field, text }) =>
    sentencesOf(text).flatMap((sentence): EditingHelp[] => {
      const key = sentenceKey(sentence);
      const isAgain = key.split(' ').length > 2 && seen.has(key);
      seen.add(key);
      return isAgain ? [{ code: 'said_twice', field, sentence, suggestion: '' }] : [];
    }),
  );
}

const holds = (whole: string, typed: string): boolean =>
  foldText(whole).includes(foldText(typed.trim().replace(/\.$/u, '')));

const isGiven = (whole: string, typed: string): boolean => holds(whole, typed) || says(whole, typed);

const hasCondition = (text: string): boolean => LANGUAGE_PACKS.some(({ condition }) => condition.test(text));

/** A guarantee is quoted with its condition or not at all: some of its words without the rest change what it promises. */
function conditionHelp(whole: EditedField[], guarantee: string): EditingHelp[] {
  const typed = guarantee.trim();
  if (typed === '' || !hasCondition(typed) || whole.some(({ text }) => holds(text, typed))) return [];
  const parts = typed.split(/[,;]\s+/u).filter((part) => part.split(/\s+/u).length >= 2);
  // A question promises nothing: its answer does.
  const isBare = (sentence: string) =>
    !sentence.endsWith('?') &&
    !hasCondition(sentence) &&
    !hasTime(sentence) &&
    parts.some((part) => holds(sentence, part));
  return whole.flatMap(({ field, text }): EditingHelp[] => {
    const sentence = sentencesOf(text).find(isBare);
    return sentence === undefined
      ? []
      : [{ code: 'condition_missing', field, sentence, suggestion: ended(raised(typed)) }];
  });
}

function missingHelp(
  fields: EditedField[],
  brief: Brief | null,
  { now, beside = '', isLinked = false }: { now: Date | undefined } & Pick<EditedText, 'beside' | 'isLinked'>,
): EditingHelp[] {
  const all = [beside, ...fields.map(({ text }) => text)].join('\n');
  const last = fields.at(-1)?.field ?? '';
  const proofs = proofsByStrength(brief?.proofs ?? []).map(({ text }) => text);
  const [strongest] = proofs;
  const used = proofs.filter((proof) => isGiven(all, proof));
  // The customer's word is a proof too.
  const said = brief?.quote.text.trim() ?? '';
  const isQuoted = said !== '' && holds(all, said);
  // A post that is full takes nothing more.
  const { text = '', limit } = fields.at(-1) ?? {};
  const isRoom = (more: string) => limit === undefined || lengthOf(`${text}\n${ended(more)}`) <= limit;
  const add = (code: EditingHelp['code'], isThere: boolean, answer: string | undefined): EditingHelp[] => {
    if (isThere) return [];
    const suggestion = answer && isRoom(answer) ? { suggestion: ended(raised(answer)) } : {};
    return [{ code, field: last, sentence: '', ...suggestion }];
  };
  const target = brief?.action.target.trim() ?? '';
  const figure = proofs.find((proof) => hasFigure(proof) && !holds(all, proof) && isRoom(proof));
  const isReached =
    isLinked || target === ''
      ? true
      : all.includes(target) || (isLink(target) && /https?:\/\/|www\./i.test(all));
  return [
    ...add('no_number', hasFigure(all), figure),
    ...add(
      'no_proof',
      strongest === undefined
        ? hasFigure(all) || /[«“]/.test(all)
        : used.length > 0 || isQuoted || provesByFigure(all, brief?.offer ?? '') || !isRoom(strongest),
      strongest,
    ),
    ...(strongest === undefined || used.length === 0
      ? []
      : add('strongest_unused', used.includes(strongest), strongest)),
    ...(brief && brief.offer.trim() !== '' && !(now && isPast(brief.deadline, now))
      ? add('no_offer', isGiven(all, brief.offer), brief.offer)
      : []),
    ...add('link_missing', isReached, target),
  ];
}

/** Sentences that speak to the reader in another way than most of the text does. */
function addressHelp({ language, fields }: EditedText): EditingHelp[] {
  const whole = fields.map(({ text }) => text).join('\n');
  if (addressOf(whole, language) !== 'mixed') return [];
  const sentences = fields.flatMap(({ field, text }) =>
    sentencesOf(text).map((sentence) => ({ field, sentence })),
  );
  const typed = sentences.map(({ sentence }) => sentence);
  const [informal = [], formal = []] = (['usted', 'tu'] as const).map((address) =>
    sentencesOfOtherAddress(typed, address, language),
  );
  const fewer = informal.length <= formal.length ? informal : formal;
  return sentences
    .filter(({ sentence }) => fewer.includes(sentence))
    .map(({ field, sentence }) => ({ code: 'mixed_address', field, sentence }));
}

/**
 * Returns proposals for a better text, whoever wrote it: each names its sentence and, where the brief has it, the edit.
 * Pure and quick: it runs at every keystroke. `now` leaves out an offer that has ended.
 */
export function editingHelp(edited: EditedText, brief: Brief | null, now?: Date): EditingHelp[] {
  const fields = edited.fields.filter(({ text }) => text.trim() !== '');
  if (fields.length === 0) return [];
  const each = fields.flatMap((one) =>
    [
      ...lengthHelp(one),
      // Nobody rewrites a customer's sentence.
      ...sentencesOf(withoutQuoted(one.text))
        .filter((sentence) => one.text.includes(sentence) && isHardToRead(sentence, edited.language))
        .map((sentence): Help => ({ code: 'hard_to_read', sentence })),
    ].map((help) => ({ ...help, field: one.field })),
  );
  return [
    ...each,
    ...repeatedHelp(fields),
    ...addressHelp({ ...edited, fields }),
    ...conditionHelp(fields, brief?.guarantee ?? ''),
    ...(edited.isWhole ? missingHelp(fields, brief, { ...edited, now }) : []),
  ];
}
