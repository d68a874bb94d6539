import type { Page } from '@playwright/test';
import type { Screen, Seeded } from './screens.ts';

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const of = (path: keyof Seeded['loop']) => (seeded: Seeded) => seeded.loop[path];

/** One walk round the loop, the start page, and what a client sees of it through a link. */
export const LOOP_SCREENS: Screen[] = [
  { name: 'start-first', viewer: 'empty', path: () => '/start' },
  { name: 'start-demo', viewer: 'demo', path: () => '/start' },
  { name: 'start-full', viewer: 'full', path: () => '/start' },
  ...(
    ['contact', 'firm', 'opportunity', 'profile', 'product', 'brief', 'campaign', 'draftCompany'] as const
  ).map((record): Screen => ({ name: `loop-${record}`, viewer: 'full', path: of(record), isViewport: true })),
  {
    name: 'loop-lead',
    viewer: 'full',
    path: of('lead'),
    opens: '[role=dialog] nav ol',
    isViewport: true,
  },
  {
    name: 'loop-enquiry',
    viewer: 'full',
    path: of('enquiry'),
    isViewport: true,
  },
  {
    name: 'loop-actions',
    viewer: 'full',
    path: of('report'),
    opens: '[role=dialog] li',
    isViewport: true,
    prepare: (page) => press(page, /^(Create opportunities|Crear oportunidades)$/),
  },
  {
    name: 'loop-send-lead',
    viewer: 'full',
    path: () => '/comercia/search?kind=lead',
    opens: '[role=dialog] fieldset',
    isViewport: true,
    prepare: (page) => press(page, /^(Create contact|Crear contacto)$/),
  },
  {
    name: 'tracker',
    viewer: 'full',
    path: of('report'),
    isViewport: true,
    prepare: async (page) => {
      await page.locator('section[aria-labelledby=tracker-title] li').first().waitFor();
      await page.locator('#tracker-title').evaluate((title) => title.scrollIntoView());
    },
  },
  {
    name: 'tracker-shared',
    viewer: 'nobody',
    path: (seeded) => `${seeded.loop.shared}#actions`,
    isViewport: true,
  },
  { name: 'tracker-shared-top', viewer: 'nobody', path: of('shared'), isViewport: true },
  { name: 'questionnaire', viewer: 'nobody', path: of('questionnaire') },
  { name: 'questionnaire-part', viewer: 'nobody', path: (seeded) => `${seeded.loop.questionnaire}?part=2` },
  { name: 'questionnaire-unknown', viewer: 'nobody', path: () => '/q/unknown' },
];
