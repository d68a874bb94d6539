// One long file: a schema for each page of the site, in the order of the menu.
import { z } from 'zod';
import { definePage, type PageDefinition, items, list, section, text, warning } from './page-parts.ts';

const nextPiece = section({ text, action: text });
const figure = z.strictObject({ value: text, unit: text, label: text, note: text });

export const solutionsPage = definePage('solutions', {
  heading: text,
  lead: text,
  agents: section({ lead: text, items: items(4), action: text }),
  defi: section({ lead: text, items: items(4), action: text }),
  risk: warning,
  see: text,
  ask: text,
  custom: section({ text, action: text }),
});

const feature = z.strictObject({ title: text, text, points: list(text, 3) });
export const consultiaPage = definePage('consultia', {
  heading: text,
  lead: text,
  start: text,
  waiting: text,
  featuresTitle: text,
  features: z.array(feature).length(4),
  flow: section({ steps: items(4) }),
  audiences: section({
    individuals: section({ items: items(4) }),
    families: section({ items: items(3) }),
  }),
  risk: warning,
  closing: section({ text, trial: text, demo: text }),
});

export const algorithmiaPage = definePage('algorithmia', {
  heading: text,
  lead: text,
  comingSoon: text,
  explore: text,
  returns: figure,
  risk: warning,
  features: section({
    day: z.strictObject({
      ticket: text,
      values: list(text, 3),
      profile: text,
      entry: text,
      closed: text,
      unprotected: text,
      caption: text,
      description: text,
    }),
    items: z.array(z.strictObject({ title: text, text, tags: z.array(text) })).length(6),
  }),
  workflow: section({ steps: z.array(z.strictObject({ title: text, points: list(text, 3) })).length(3) }),
  specs: section({ lead: text, rows: z.array(z.strictObject({ name: text, value: text })).length(5) }),
  waitlist: section({ text, tell: text, home: text }),
});

export const comerciaPage = definePage('comercia', {
  badge: text,
  heading: text,
  lead: text,
  today: text,
  soon: text,
  action: text,
  signIn: text,
  result: z.strictObject({
    change: text,
    proof: text,
    offer: text,
    ad: text,
    email: text,
    page: text,
    caption: text,
  }),
  workflow: section({
    lead: text,
    caption: text,
    proof: z.strictObject({
      aida: list(text, 4),
      times: list(text, 3),
      source: text,
      consent: text,
      replies: z.array(z.strictObject({ when: text, text })).length(3),
    }),
    steps: items(6),
  }),
  control: section({ items: items(3) }),
  technology: section({ lead: text, items: z.array(text).min(4) }),
  closing: section({ text, action: text }),
});

export const comerziaPage = definePage('comerzia', {
  heading: text,
  lead: text,
  action: text,
  marketing: section({ lead: text, items: items(4) }),
  sales: section({ lead: text, items: items(4) }),
  joint: section({
    text,
    record: z.strictObject({
      page: text,
      answered: text,
      asked: text,
      consent: text,
      consentValue: text,
      stage: text,
      stageValue: text,
      amount: text,
      next: text,
      nextValue: text,
      caption: text,
    }),
  }),
  doors: section({ items: z.array(z.strictObject({ title: text, text, action: text })).length(3) }),
});

export const comerciaLandingPage = definePage('comercia-landing', {
  badge: text,
  heading: text,
  lead: text,
  claim: figure,
  anatomy: section({ lead: text, address: text, caption: text, parts: items(5) }),
  rules: section({ items: items(4) }),
  next: section({ items: z.array(z.strictObject({ title: text, text, action: text })).length(2) }),
  closing: section({ text }),
  action: text,
});

/** The screen that the page draws: `description` becomes an application for orders. */
const screen = z.strictObject({
  described: text,
  speaker: text,
  name: text,
  columns: list(text, 4),
  rows: z.array(z.strictObject({ cells: list(text, 5), isShort: z.boolean() })).length(3),
  draftTitle: text,
  draft: text,
  send: text,
  change: text,
  field: text,
  caption: text,
});
export const webiaPage = definePage('webia', {
  badge: text,
  heading: text,
  lead: text,
  action: text,
  upcoming: section({ lead: text, screen, items: items(4) }),
  way: section({ text, points: list(text, 3) }),
  closing: section({ text, label: text, action: text }),
});

export const smartboxaiPage = definePage('smartboxai', {
  name: text,
  heading: text,
  lead: text,
  demo: text,
  sales: text,
  features: section({ items: items(5) }),
  day: section({
    lead: text,
    caption: text,
    entries: z
      .array(z.strictObject({ time: text, kind: text, source: text, text, lines: z.array(text) }))
      .length(6),
  }),
  limits: section({ text }),
  next: nextPiece,
});

export const huyuProjectsPage = definePage('huyu-projects', {
  badge: text,
  heading: text,
  lead: text,
  visit: text,
  story: section({
    paragraphs: z.array(text).min(2),
    sheet: z.strictObject({
      columns: list(text, 2),
      rows: z.array(list(text, 2)).length(3),
      untranslated: text,
      missing: text,
      caption: text,
    }),
  }),
  results: section({ items: items(3) }),
  note: text,
  closing: section({ text, action: text }),
});

export const leadmanagerPage = definePage('leadmanager', {
  heading: text,
  lead: text,
  formTitle: text,
  board: z.strictObject({ closes: text, late: text, won: text, caption: text }),
  sections: section({ items: items(4) }),
  loop: section({
    lead: text,
    steps: z
      .array(z.strictObject({ title: text, text, record: section({ facts: list(text, 2) }) }))
      .length(4),
  }),
  next: nextPiece,
  noAccount: section({ text, action: text }),
});

export const notFoundPage = definePage('not-found', {
  heading: text,
  hint: text,
  developerHint: text,
  home: text,
  below: text,
});

/** All of them, for the test that holds the languages against each other. */
export const PAGES: readonly PageDefinition[] = [
  solutionsPage,
  consultiaPage,
  algorithmiaPage,
  comerciaPage,
  comerziaPage,
  comerciaLandingPage,
  webiaPage,
  smartboxaiPage,
  huyuProjectsPage,
  leadmanagerPage,
  notFoundPage,
];

/** Written in Markdown. */
export const DOCUMENTS = ['legal', 'terms', 'privacy', 'cookies'] as const;
