import type { LeadScore, ScoredProspect } from './lead-score.types.ts';
export const scoreLead = (prospect: ScoredProspect, _query: string): LeadScore => ({
  score: prospect.email ? 60 : 20,
  reasons: [],
});
