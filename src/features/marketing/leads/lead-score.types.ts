import type { LEAD_SOURCES } from '#shared/lead-sources.ts';

export type ScoredProspect = {
  name?: string | null;
  position?: string | null;
  company?: string | null;
  sector?: string | null;
  email?: string | null;
  source?: (typeof LEAD_SOURCES)[number] | null;
  /** Notes, messages and other text, in any language. */
  text?: string | null;
};

/** `values` are the placeholders of i18n `writer:score.<code>`. */
export type ScoreReason = { code: string; points: number; values: Record<string, string | number> };
/** Points add up to the score, from 0 to 100; strongest reasons first. */
export type LeadScore = { score: number; reasons: ScoreReason[] };
