/** api.md, "Brief and composer": what a proof is and what the reader can be asked to do. */
export const PROOF_KINDS = ['figure', 'certificate', 'case', 'guarantee', 'other'] as const;
export const ACTION_KINDS = ['order', 'book', 'call', 'whatsapp', 'form', 'visit', 'reply'] as const;

/** The generic trade serves every business that is none of the others. */
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

/** The questions of a brief, in the order in which they are asked. */
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
/** Characters of one answer: 5,000 words typed into one field are kept and offered for a split. */
export const MAX_ANSWER = 50_000;
/** Characters of a name, number or link. */
export const MAX_SHORT_ANSWER = 500;
