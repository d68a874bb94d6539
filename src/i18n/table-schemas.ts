import { z } from 'zod';
import { places } from './content-shape.ts';
import { item, SEARCH_LIMITS, text } from './page-parts.ts';

/** A text in which the program fills in these places and no others. */
const filled = (...names: string[]) =>
  text.refine(
    (value) => places(value).every((place) => names.includes(place.slice(2, -2))),
    names.length === 0
      ? 'expected no {{place}}: nothing is filled in here'
      : `expected no place but ${names.map((name) => `{{${name}}}`).join(', ')}`,
  );
const plain = filled();

const of = (names: readonly string[], schema: z.ZodType) =>
  Object.fromEntries(names.map((name) => [name, schema]));
const texts = (...names: string[]) => z.strictObject(of(names, plain));

const meta = z.strictObject({
  title: text.max(SEARCH_LIMITS.title),
  description: text.min(SEARCH_LIMITS.descriptionFrom).max(SEARCH_LIMITS.descriptionTo),
  keywords: plain,
});

const solutions = [
  'algorithmia',
  'comerzia',
  'webia',
  'winboxai',
  'consultia',
  'magiaspeech',
  'valeria',
  'ia-rpa-studio',
  'simplia',
  'binapp',
];

const needs = ['orders', 'stock', 'quotes', 'calls', 'networks', 'trading'];
const steps = ['enquiry', 'inbox', 'board', 'profile', 'report'];

const site = z.strictObject({
  pages: z.strictObject({ back: plain, updated: filled('date'), planned: plain }),
  home: z.strictObject({
    meta: z.strictObject(of(['home', 'about', 'services', 'solutions', 'contact'], meta)),
    hero: texts(
      'title',
      'lead',
      'contact',
      'demo',
      'start',
      'discover',
      'down',
      'since',
      'quote',
      'sample',
      'target',
      'hours',
    ),
    about: z.strictObject({
      ...of(['label', 'statement', 'figure', 'figureUnit', 'missionTitle', 'mission', 'claim'], plain),
      ...of(['approachTitle', 'approach'], plain),
      badges: texts('expertise', 'custom', 'data', 'fast'),
    }),
    services: z.strictObject({
      ...of(['label', 'title', 'every'], plain),
      items: z.strictObject(of(['integration', 'marketplace', 'consulting'], item)),
    }),
    journey: z.strictObject({
      ...of(['title', 'text', 'previous', 'next'], plain),
      steps: texts(...steps),
    }),
    solutions: z.strictObject({
      title: filled('available', 'planned'),
      ...of(['label', 'numbers', 'available', 'see', 'ask'], plain),
      pick: z.strictObject({
        ...of(['legend', 'ask'], plain),
        ...of(['names', 'today', 'planned'], texts(...needs)),
      }),
      items: z.strictObject(of(solutions, texts('name', 'text'))),
    }),
    band: texts('title', 'action'),
    contact: z.strictObject({
      ...of(['label', 'title', 'text', 'email', 'phone', 'office', 'hours'], plain),
      hoursValue: filled('opens', 'closes'),
    }),
  }),
});

/** Header and footer; what the portals say besides is theirs. */
const layout = z.looseObject({
  skip: plain,
  language: texts('label', 'en', 'es', 'ca', 'fr'),
  theme: texts('toggle'),
  header: z.strictObject({ home: filled('brand'), ...of(['contact', 'signIn', 'menu', 'closeMenu'], plain) }),
  footer: z.strictObject({
    ...of(['navigation', 'home', 'services', 'solutions', 'contact', 'signIn', 'connect', 'network'], plain),
    ...of(['legalTitle', 'legal', 'terms', 'privacy', 'cookies', 'madeByAi'], plain),
    rights: filled('year', 'legalName'),
  }),
});

const contact = z.strictObject({
  ...of(['name', 'email', 'company', 'service', 'message', 'required', 'chooseService'], plain),
  ...of(['trap', 'submit', 'sending'], plain),
  services: texts('custom_ai', 'soluciones_ia', 'consultoria_ia'),
  consent: plain.regex(
    /^[^[\]]*\[[^[\]]+\][^[\]]*$/,
    'expected one part in [brackets], which leads to the privacy page',
  ),
  subject: filled('service'),
  about: filled('name'),
  waitlist: filled('name'),
  subjects: texts(
    ...solutions,
    ...['comercia', 'comercia-landing', 'smartboxai', 'consultia-demo', 'smartboxai-demo', 'huyu-projects'],
    ...['leadmanager', 'solutions', 'solutions-agents', 'solutions-defi'],
    ...needs.map((need) => `need-${need}`),
  ),
  success: texts('banner', 'toastTitle', 'toastText'),
  failure: texts('refused', 'unanswered', 'offline', 'toastTitle', 'toastText'),
  answer: z.strictObject({ ...of(['sentTitle', 'failedTitle', 'home'], plain), sentText: filled('email') }),
  errors: texts('nameRequired', 'emailRequired', 'emailInvalid'),
});

const message = (...names: string[]) =>
  z.strictObject(of(['subject', 'text', 'action', 'ignore'], filled('brand', 'site', ...names)));

/** The emails that the server writes by itself. */
const mail = z.strictObject({
  ...of(['address'], plain),
  notice: z.strictObject({
    heading: filled('name'),
    waitlistHeading: filled('name', 'about'),
    ...of(['enquiry', 'noMessage', 'name', 'email', 'company', 'service', 'about', 'page'], plain),
    ...of(['campaign', 'received', 'action'], plain),
    waitlist: filled('about'),
    footer: filled('number', 'site'),
  }),
  confirmation: z.strictObject({
    ...of(['subject', 'waitlistSubject', 'greetingNameless', 'ourProduct', 'action'], plain),
    greeting: filled('name'),
    text: filled('date', 'brand'),
    waitlistText: filled('date', 'about'),
    waitlistFooter: filled('site'),
    reply: filled('phone'),
    footer: filled('site'),
    sender: filled('legalName', 'street', 'postalCode', 'city'),
  }),
  account: z.strictObject({
    ...of(['confirmation', 'reset', 'invitation'], message('until')),
    ...of(['passwordChanged', 'emailChanged', 'secondFactorAdded', 'secondFactorRemoved'], message('when')),
    workspaceInvitation: message('until', 'inviter', 'workspace').extend(of(['somebody', 'unnamed'], plain)),
    newDevice: message('when', 'device').extend({ subject: filled('device') }),
  }),
  notifications: z.strictObject({
    ...of(
      ['subject', 'digestSubject', 'text', 'more'].flatMap((name) => [`${name}_one`, `${name}_other`]),
      filled('count'),
    ),
    ...of(['open', 'openRecord'], plain),
    footer: filled('settings'),
  }),
  webhookOff: z.strictObject({
    subject: filled('host'),
    failing: filled('count', 'host'),
    gone: filled('host'),
    ...of(['next', 'action', 'workspace', 'since', 'last', 'never'], plain),
    footer: filled('site'),
  }),
  backupAlarm: z.strictObject({
    ...of(['subject', 'storeSubject'], filled('count')),
    ...of(['text', 'storeText', 'footer'], filled('site')),
    ...of(['action', 'last', 'since', 'reason', 'never'], plain),
  }),
  personal: z.strictObject({
    footer: filled('name', 'email'),
    original: filled('date'),
  }),
});

/** Schemas of the site's texts, by the name of their file: a wrong or missing text stops the build (docs/editors.md). */
export const TABLE_SCHEMAS: Readonly<Record<string, z.ZodType>> = { site, layout, contact, mail };
