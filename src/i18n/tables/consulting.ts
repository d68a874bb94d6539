import enCompanies from '../en/consulting/companies.json' with { type: 'json' };
import enDraft from '../en/consulting/draft.json' with { type: 'json' };
import enProfile from '../en/consulting/profile.json' with { type: 'json' };
import enReading from '../en/consulting/reading.json' with { type: 'json' };
import enReport from '../en/consulting/report.json' with { type: 'json' };
import esCompanies from '../es/consulting/companies.json' with { type: 'json' };
import esDraft from '../es/consulting/draft.json' with { type: 'json' };
import esProfile from '../es/consulting/profile.json' with { type: 'json' };
import esReading from '../es/consulting/reading.json' with { type: 'json' };
import esReport from '../es/consulting/report.json' with { type: 'json' };
import type { Locale } from '../locales.ts';

const en = { ...enCompanies, ...enDraft, ...enProfile, ...enReading, ...enReport };

const es = { ...esCompanies, ...esDraft, ...esProfile, ...esReading, ...esReport };

/** `consulting:<key>` is the key in one of the files of `<language>/consulting/`. */
export const CONSULTING: Record<Locale, typeof en> = { en, es };
