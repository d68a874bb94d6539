/** Parts of a report in their order: what is read first, then what is looked up. A block is moved inside its part. */
export const DRAFT_PARTS = [
  'decision',
  'letter',
  'changes',
  'recommendations',
  'roadmap',
  'priorities',
  'kpi',
  'next',
  'analysis',
  'today',
  'aiArchitecture',
  'risks',
  'scope',
  'method',
] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** The same where nothing of the plan needs the architecture: it comes last, as an appendix. */
export const APPENDED_PARTS: readonly DraftPart[] = [
  ...DRAFT_PARTS.filter((part) => part !== 'aiArchitecture'),
  'aiArchitecture',
];
