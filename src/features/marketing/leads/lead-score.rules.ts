import { foldText } from '#shared/texts/text.ts';
import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { anyStem, stemMatcher, topicsOf } from '#features/language/topic-stems.rules.ts';
import type { LeadScore, ScoredProspect, ScoreReason } from './lead-score.types.ts';
import { FREE_MAIL, MOST_KEYWORDS_SCORED, SCORE_WEIGHTS, SOURCE_WEIGHTS } from './lead-score.values.ts';
import type { MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';

const LONGEST_TEXT = 20_000;
const SHORTEST_WORD = 4;
/** Words are compared by their first letters, so that "tienda" matches "tiendas". */
const STEM = 5;

const ROLES = topicsOf(({ leadRoles }) => leadRoles).map(
  (role) => [role, stemMatcher(({ leadRoles }) => leadRoles[role])] as const,
);
const INTENT = stemMatcher(({ intent }) => intent);
const URGENCY = stemMatcher(({ urgency }) => urgency);
const REFUSAL = stemMatcher(({ refusal }) => refusal);
/** A number to call back. */
const TELEPHONE = /(?<!\d)(?:\+|00)?\d(?:[\s().-]{0,2}\d){8,13}(?!\d)/u;
const SHARED_MAILBOX = new RegExp(`^(?:${anyStem(({ sharedMailboxes }) => sharedMailboxes)})@`);

const filled = (text: string | null | undefined): string => (text ?? '').trim();

/** Returns significant words by stem; the word itself is kept for display. */
function tellingWords(text: string): Map<string, string> {
  const words = text.slice(0, LONGEST_TEXT).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Map<string, string>();
  for (const word of words) {
    const folded = foldText(word);
    if (folded.length < SHORTEST_WORD || LANGUAGE_PACKS.some((pack) => pack.bindingWords.has(folded)))
      continue;
    const stem = folded.slice(0, STEM);
    if (!found.has(stem)) found.set(stem, word.toLowerCase());
  }
  return found;
}

function shared(text: string, other: string): string[] {
  const wanted = tellingWords(other);
  return [...tellingWords(text)].filter(([stem]) => wanted.has(stem)).map(([, word]) => word);
}

const reason = (code: keyof typeof SCORE_WEIGHTS, values: ScoreReason['values'] = {}): ScoreReason => ({
  code,
  points: SCORE_WEIGHTS[code],
  values,
});

function roleReason(position: string): ScoreReason[] {
  if (position === '') return [];
  const folded = foldText(position);
  const role = ROLES.find(([, matcher]) => matcher.test(folded))?.[0] ?? 'position';
  return [reason(role, { position })];
}

function mailReason(email: string): ScoreReason[] {
  const address = email.toLowerCase();
  if (!/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(address)) return [];
  if (SHARED_MAILBOX.test(address)) return [reason('mailbox', { email })];
  return [
    FREE_MAIL.test(address)
      ? reason('freeMail')
      : reason('ownDomain', { domain: address.replace(/^.*@/, '') }),
  ];
}

/** Scores the prospect's message and notes: the product by name, its keywords, a wish to buy, a date, a number to call, a refusal. */
function textReasons(text: string, { product }: MarketingFacts): ScoreReason[] {
  const folded = foldText(text.slice(0, LONGEST_TEXT));
  if (folded === '') return [];
  const name = foldText(product.name.trim());
  const isNamed = name.length >= 2 && folded.includes(name);
  const named = tellingWords(name);
  const written = tellingWords(folded);
  const described = tellingWords(`${product.characteristics} ${product.advantages}`);
  const mentioned = [...described].filter(([stem]) => written.has(stem) && !named.has(stem));
  const counted = mentioned.slice(0, MOST_KEYWORDS_SCORED).map(([, word]) => word);
  return [
    ...(isNamed ? [reason('product', { product: product.name.trim() })] : []),
    ...(counted.length === 0
      ? []
      : [
          {
            code: 'keyword',
            points: SCORE_WEIGHTS.keyword * counted.length,
            values: { words: counted.join(', ') },
          },
        ]),
    ...(INTENT.test(folded) ? [reason('intent')] : []),
    ...(URGENCY.test(folded) ? [reason('urgency')] : []),
    ...(TELEPHONE.test(folded) ? [reason('telephone')] : []),
    ...(REFUSAL.test(folded) ? [reason('refusal')] : []),
  ];
}

/**
 * Scores how well a prospect suits a product, from 0 to 100, with reasons whose points add up to the score. The texts
 * of the reasons are in i18n `writer:score`.
 */
export function scoreLead(prospect: ScoredProspect, facts: MarketingFacts): LeadScore {
  const email = filled(prospect.email);
  const company = filled(prospect.company);
  const described = [prospect.sector, company, prospect.position].map(filled).join(' ');
  const meant = shared(
    described,
    `${facts.company.targetAudience} ${facts.company.targetAudienceType === 'B2C' ? '' : facts.company.sector}`,
  );
  const source = prospect.source ?? 'other';
  const reasons: ScoreReason[] = [
    ...roleReason(filled(prospect.position)),
    ...(meant.length === 0 ? [] : [reason('audience', { words: meant.slice(0, 3).join(', ') })]),
    ...textReasons(filled(prospect.text), facts),
    ...mailReason(email),
    ...(SOURCE_WEIGHTS[source] === 0
      ? []
      : [{ code: `source_${source}`, points: SOURCE_WEIGHTS[source], values: {} }]),
    ...(company === '' ? [] : [reason('company', { company })]),
    ...(email === '' && filled(prospect.name) === '' ? [reason('noContact')] : []),
  ];
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const score = Math.min(100, Math.max(0, sum));
  const limit = score === sum ? [] : [{ code: 'limit', points: score - sum, values: {} }];
  return {
    score,
    reasons: [...reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)), ...limit],
  };
}
