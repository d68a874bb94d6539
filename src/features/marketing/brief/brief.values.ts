/** Kinds of proofs and actions (api.md, "Brief and composer"). */
export const PROOF_KINDS = ['figure', 'certificate', 'case', 'guarantee', 'other'] as const;
export const ACTION_KINDS = ['order', 'book', 'call', 'whatsapp', 'form', 'visit', 'reply'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** `generic` serves every business that is none of the others. */
export const TRADES = [
  'food',
  'restaurant',
  'shop',
  'clinic',
  'physiotherapy',
  'beauty',
  'gym',
  'lodging',
  'tours',
  'courses',
  'photography',
  'events',
  'repairs',
  'building',
  'architecture',
  'law',
  'accounting',
  'insurance',
  'software',
  'cybersecurity',
  'industrial',
  'logistics',
  'agriculture',
  'association',
  'generic',
] as const;

export const BRIEF_FIELDS = [
  'buyer',
  'pain',
  'change',
  'proofs',
  'quote',
  'offer',
  'deadline',
  'guarantee',
  'action',
] as const;

export const MAX_PROOFS = 5;
/** Facts of a product that can be ticked as included in its price. */
export const MAX_INCLUDED = 40;
/** Doubts of buyers that a brief answers. */
export const MAX_DOUBTS = 20;
/** Characters per answer: enough for 5,000 words typed into one field, to be offered for a split. */
export const MAX_ANSWER = 50_000;
export const MAX_SHORT_ANSWER = 500;
