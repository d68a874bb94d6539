import enAnalyst from '../en/consulting/analyst.json' with { type: 'json' };
import enCompanies from '../en/consulting/companies.json' with { type: 'json' };
import enDraft from '../en/consulting/draft.json' with { type: 'json' };
import enInterventions from '../en/consulting/interventions.json' with { type: 'json' };
import enPortfolio from '../en/consulting/portfolio.json' with { type: 'json' };
import enProfile from '../en/consulting/profile.json' with { type: 'json' };
import enProposals from '../en/consulting/proposals.json' with { type: 'json' };
import enQuestionnaire from '../en/consulting/questionnaire.json' with { type: 'json' };
import enReport from '../en/consulting/report.json' with { type: 'json' };
import enTracker from '../en/consulting/tracker.json' with { type: 'json' };
import esAnalyst from '../es/consulting/analyst.json' with { type: 'json' };
import esCompanies from '../es/consulting/companies.json' with { type: 'json' };
import esDraft from '../es/consulting/draft.json' with { type: 'json' };
import esInterventions from '../es/consulting/interventions.json' with { type: 'json' };
import esPortfolio from '../es/consulting/portfolio.json' with { type: 'json' };
import esProfile from '../es/consulting/profile.json' with { type: 'json' };
import esProposals from '../es/consulting/proposals.json' with { type: 'json' };
import esQuestionnaire from '../es/consulting/questionnaire.json' with { type: 'json' };
import esReport from '../es/consulting/report.json' with { type: 'json' };
import esTracker from '../es/consulting/tracker.json' with { type: 'json' };
import type { Locale } from '../locales.ts';

const en = {
  ...enAnalyst,
  ...enCompanies,
  ...enDraft,
  ...enInterventions,
  ...enPortfolio,
  ...enProfile,
  ...enProposals,
  ...enQuestionnaire,
  ...enReport,
  ...enTracker,
};

const es = {
  ...esAnalyst,
  ...esCompanies,
  ...esDraft,
  ...esInterventions,
  ...esPortfolio,
  ...esProfile,
  ...esProposals,
  ...esQuestionnaire,
  ...esReport,
  ...esTracker,
};

/** `consulting:<key>` is the key in one of the files of `<language>/consulting/`. */
export const CONSULTING: Record<Locale, typeof en> = { en, es };
