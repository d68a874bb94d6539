import enAccount from '../en/demo/account.json' with { type: 'json' };
import enConsulting from '../en/demo/consulting.json' with { type: 'json' };
import enLeads from '../en/demo/leads.json' with { type: 'json' };
import enLoop from '../en/demo/loop.json' with { type: 'json' };
import enMarketing from '../en/demo/marketing.json' with { type: 'json' };
import esAccount from '../es/demo/account.json' with { type: 'json' };
import esConsulting from '../es/demo/consulting.json' with { type: 'json' };
import esLeads from '../es/demo/leads.json' with { type: 'json' };
import esLoop from '../es/demo/loop.json' with { type: 'json' };
import esMarketing from '../es/demo/marketing.json' with { type: 'json' };
import type { Locale } from '../locales.ts';

const en = { ...enAccount, ...enConsulting, ...enLeads, ...enLoop, ...enMarketing };

const es = { ...esAccount, ...esConsulting, ...esLeads, ...esLoop, ...esMarketing };

/** `demo:<key>` is the key in one of the files of `<language>/demo/`. */
export const DEMO: Record<Locale, typeof en> = { en, es };
