/** Attention, interest, desire, action; problem, agitation, solution; before, after, bridge. */
export const FORMULAS = ['aida', 'pas', 'bab'] as const;

export const VARIANT_FORMULAS = [
  'result',
  'number',
  'proof',
  'problem',
  'question',
  'objection',
  'customer',
  'offer',
  'deadline',
  'plain',
  'action',
] as const;

/** Why a formula is proposed; the words stand in `writer:formulaReasons`. */
export const FORMULA_REASONS = [
  'offer_with_deadline',
  'pain_and_change',
  'pain_and_proofs',
  'facts_only',
] as const;

export const HINT_CODES = [
  'no_pain',
  'no_change',
  'no_proof',
  'no_quote',
  'no_quote_name',
  'no_offer',
  'no_guarantee',
  'no_action',
  'no_price',
  'no_currency',
  'no_number',
  'not_permitted',
  'deadline_passed',
  'offer_unfinished',
  'link_invalid',
  'other_language',
  'markup',
  'too_long_to_quote',
  'left_out',
  'capitals',
  'same_in_every_tone',
] as const;

/** Questions of the brief that a formula may promise an answer to. */
export const PROMISED_FIELDS = ['pain', 'change'] as const;

/** Why a typed fact is not in a text. */
export const LEFT_OUT_REASONS = ['room', 'one_idea', 'promise', 'buyer', 'register'] as const;

/** Words of an e-mail, greeting and signature included. */
export const EMAIL_WORDS = 120;
/** A fact of more words stands in no e-mail, post or headline; on a page it may have twice as many. */
export const LONGEST_FACT_WORDS = 60;
/** Characters of a fact, however few its words: no text quotes a pasted picture or a list without spaces. */
export const LONGEST_FACT = 1_000;
/** Longer facts are not read on networks, where people scroll. */
export const LONGEST_SHORT_FACT = 20;
export const CONTENT_WORDS = { short: 45, medium: 80, long: 120 } as const;
/** Opens each line of a list; mailboxes and networks show it as it is. */
export const LIST_MARK = '• ';
export const MOST_VARIANTS = 5;
