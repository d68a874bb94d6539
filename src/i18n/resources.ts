import enAccounts from './en/accounts.json' with { type: 'json' };
import enCauses from './en/causes.json' with { type: 'json' };
import enContact from './en/contact.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enFields from './en/fields.json' with { type: 'json' };
import enRules from './en/rules.json' with { type: 'json' };
import enLayout from './en/layout.json' with { type: 'json' };
import enLoop from './en/loop.json' with { type: 'json' };
import enLoopAnalytics from './en/loop-analytics.json' with { type: 'json' };
import enModel from './en/model.json' with { type: 'json' };
import enMail from './en/mail.json' with { type: 'json' };
import enMailing from './en/mailing.json' with { type: 'json' };
import enPipelines from './en/pipelines.json' with { type: 'json' };
import enQuestionnaire from './en/questionnaire.json' with { type: 'json' };
import enReading from './en/reading.json' with { type: 'json' };
import enReport from './en/report.json' with { type: 'json' };
import enReportDocument from './en/report-document.json' with { type: 'json' };
import enReportPlan from './en/report-plan.json' with { type: 'json' };
import enReportPublic from './en/report-public.json' with { type: 'json' };
import enSite from './en/site.json' with { type: 'json' };
import enStart from './en/start.json' with { type: 'json' };
import enUi from './en/ui.json' with { type: 'json' };
import enViews from './en/views.json' with { type: 'json' };
import enWebhooks from './en/webhooks.json' with { type: 'json' };
import enWriter from './en/writer.json' with { type: 'json' };
import esAccounts from './es/accounts.json' with { type: 'json' };
import esCauses from './es/causes.json' with { type: 'json' };
import esContact from './es/contact.json' with { type: 'json' };
import esErrors from './es/errors.json' with { type: 'json' };
import esFields from './es/fields.json' with { type: 'json' };
import esRules from './es/rules.json' with { type: 'json' };
import esLayout from './es/layout.json' with { type: 'json' };
import esLoop from './es/loop.json' with { type: 'json' };
import esLoopAnalytics from './es/loop-analytics.json' with { type: 'json' };
import esModel from './es/model.json' with { type: 'json' };
import esMail from './es/mail.json' with { type: 'json' };
import esMailing from './es/mailing.json' with { type: 'json' };
import esPipelines from './es/pipelines.json' with { type: 'json' };
import esQuestionnaire from './es/questionnaire.json' with { type: 'json' };
import esReading from './es/reading.json' with { type: 'json' };
import esReport from './es/report.json' with { type: 'json' };
import esReportDocument from './es/report-document.json' with { type: 'json' };
import esReportPlan from './es/report-plan.json' with { type: 'json' };
import esReportPublic from './es/report-public.json' with { type: 'json' };
import esSite from './es/site.json' with { type: 'json' };
import esStart from './es/start.json' with { type: 'json' };
import esUi from './es/ui.json' with { type: 'json' };
import esViews from './es/views.json' with { type: 'json' };
import esWebhooks from './es/webhooks.json' with { type: 'json' };
import esWriter from './es/writer.json' with { type: 'json' };
import caLayout from './ca/layout.json' with { type: 'json' };
import caSite from './ca/site.json' with { type: 'json' };
import frLayout from './fr/layout.json' with { type: 'json' };
import frSite from './fr/site.json' with { type: 'json' };
import { ACCOUNT } from './tables/account.ts';
import { CONSULTING } from './tables/consulting.ts';
import { DEMO } from './tables/demo.ts';
import { LEADS } from './tables/leads.ts';
import { MARKETING } from './tables/marketing.ts';
import type { Locale } from './locales.ts';

const en = {
  accounts: enAccounts,
  consulting: CONSULTING.en,
  account: ACCOUNT.en,
  leads: LEADS.en,
  causes: enCauses,
  contact: enContact,
  demo: DEMO.en,
  errors: enErrors,
  fields: enFields,
  rules: enRules,
  layout: enLayout,
  loop: enLoop,
  loopAnalytics: enLoopAnalytics,
  marketing: MARKETING.en,
  mail: enMail,
  mailing: enMailing,
  model: enModel,
  pipelines: enPipelines,
  questionnaire: enQuestionnaire,
  reading: enReading,
  report: enReport,
  reportDocument: enReportDocument,
  reportPlan: enReportPlan,
  reportPublic: enReportPublic,
  site: enSite,
  start: enStart,
  ui: enUi,
  views: enViews,
  webhooks: enWebhooks,
  writer: enWriter,
};

export type Tables = typeof en;
export type Namespace = keyof Tables;

/** The type annotation is the parity check of keys: a key that one language lacks does not compile. */
export const RESOURCES: Record<Locale, Tables> = {
  en,
  es: {
    accounts: esAccounts,
    consulting: CONSULTING.es,
    account: ACCOUNT.es,
    leads: LEADS.es,
    causes: esCauses,
    contact: esContact,
    demo: DEMO.es,
    errors: esErrors,
    fields: esFields,
    rules: esRules,
    layout: esLayout,
    loop: esLoop,
    loopAnalytics: esLoopAnalytics,
    marketing: MARKETING.es,
    mail: esMail,
    mailing: esMailing,
    model: esModel,
    pipelines: esPipelines,
    questionnaire: esQuestionnaire,
    reading: esReading,
    report: esReport,
    reportDocument: esReportDocument,
    reportPlan: esReportPlan,
    reportPublic: esReportPublic,
    site: esSite,
    start: esStart,
    ui: esUi,
    views: esViews,
    webhooks: esWebhooks,
    writer: esWriter,
  },
};

/** Texts of the public site in its further languages; English stands for those that they lack. */
export const SITE_RESOURCES = {
  ca: { layout: caLayout, site: caSite },
  fr: { layout: frLayout, site: frSite },
};
