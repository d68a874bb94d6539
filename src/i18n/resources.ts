import enAccounts from './en/accounts.json' with { type: 'json' };
import enConsulting from './en/consulting.json' with { type: 'json' };
import enAccount from './en/account.json' with { type: 'json' };
import enLeads from './en/leads.json' with { type: 'json' };
import enContact from './en/contact.json' with { type: 'json' };
import enDemo from './en/demo.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enLayout from './en/layout.json' with { type: 'json' };
import enMarketing from './en/marketing.json' with { type: 'json' };
import enModel from './en/model.json' with { type: 'json' };
import enMail from './en/mail.json' with { type: 'json' };
import enReport from './en/report.json' with { type: 'json' };
import enReportDocument from './en/report-document.json' with { type: 'json' };
import enReportPublic from './en/report-public.json' with { type: 'json' };
import enSite from './en/site.json' with { type: 'json' };
import enUi from './en/ui.json' with { type: 'json' };
import enWriter from './en/writer.json' with { type: 'json' };
import esAccounts from './es/accounts.json' with { type: 'json' };
import esConsulting from './es/consulting.json' with { type: 'json' };
import esAccount from './es/account.json' with { type: 'json' };
import esLeads from './es/leads.json' with { type: 'json' };
import esContact from './es/contact.json' with { type: 'json' };
import esDemo from './es/demo.json' with { type: 'json' };
import esErrors from './es/errors.json' with { type: 'json' };
import esLayout from './es/layout.json' with { type: 'json' };
import esMarketing from './es/marketing.json' with { type: 'json' };
import esModel from './es/model.json' with { type: 'json' };
import esMail from './es/mail.json' with { type: 'json' };
import esReport from './es/report.json' with { type: 'json' };
import esReportDocument from './es/report-document.json' with { type: 'json' };
import esReportPublic from './es/report-public.json' with { type: 'json' };
import esSite from './es/site.json' with { type: 'json' };
import esUi from './es/ui.json' with { type: 'json' };
import esWriter from './es/writer.json' with { type: 'json' };
import caLayout from './ca/layout.json' with { type: 'json' };
import caSite from './ca/site.json' with { type: 'json' };
import frLayout from './fr/layout.json' with { type: 'json' };
import frSite from './fr/site.json' with { type: 'json' };
import type { Locale } from './locales.ts';

const en = {
  accounts: enAccounts,
  consulting: enConsulting,
  account: enAccount,
  leads: enLeads,
  contact: enContact,
  demo: enDemo,
  errors: enErrors,
  layout: enLayout,
  marketing: enMarketing,
  mail: enMail,
  model: enModel,
  report: enReport,
  reportDocument: enReportDocument,
  reportPublic: enReportPublic,
  site: enSite,
  ui: enUi,
  writer: enWriter,
};

export type Tables = typeof en;
export type Namespace = keyof Tables;

/** The type annotation is the parity check of keys: a key that one language lacks does not compile. */
export const RESOURCES: Record<Locale, Tables> = {
  en,
  es: {
    accounts: esAccounts,
    consulting: esConsulting,
    account: esAccount,
    leads: esLeads,
    contact: esContact,
    demo: esDemo,
    errors: esErrors,
    layout: esLayout,
    marketing: esMarketing,
    mail: esMail,
    model: esModel,
    report: esReport,
    reportDocument: esReportDocument,
    reportPublic: esReportPublic,
    site: esSite,
    ui: esUi,
    writer: esWriter,
  },
};

/** What the public site says in its further languages; what they lack is said in English. */
export const SITE_RESOURCES = {
  ca: { layout: caLayout, site: caSite },
  fr: { layout: frLayout, site: frSite },
};
