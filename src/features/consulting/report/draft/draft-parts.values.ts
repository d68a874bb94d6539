/** Parts of a report in their order. A block is moved inside its part. */
export const DRAFT_PARTS = [
  'letter',
  'decision',
  'changes',
  'scope',
  'analysis',
  'today',
  'priorities',
  'recommendations',
  'roadmap',
  'aiArchitecture',
  'risks',
  'kpi',
  'next',
  'method',
] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** The same where nothing of the plan needs the architecture: it comes last, as an appendix. */
export const APPENDED_PARTS: readonly DraftPart[] = [
  ...DRAFT_PARTS.filter((part) => part !== 'aiArchitecture'),
  'aiArchitecture',
];
