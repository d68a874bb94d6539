import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postText } from '#features/marketing/aida-social.rules.ts';
import { writeCampaigns } from '#features/marketing/campaigns.rules.ts';
import { writeContent } from '#features/marketing/content.rules.ts';
import type { Content, MarketingFacts, Tone } from '#features/marketing/writer.types.ts';
import { WRITER_RULES_VERSION } from '#features/marketing/writer.values.ts';
import { ALL_CASES } from '#tests/marketing-cases.ts';

const FILE = new URL('../../../docs/domain/marketing-writer.md', import.meta.url);
const HEADING = '## Twelve examples';

type Example = { facts: string; language: 'es' | 'en'; tone: Tone; seed: number; what: string };

const EXAMPLES: readonly Example[] = [
  { facts: 'Azul de cueva', language: 'es', tone: 'professional', seed: 2, what: 'email' },
  { facts: 'Azul de cueva', language: 'en', tone: 'professional', seed: 3, what: 'email' },
  { facts: 'Caja de degustación', language: 'es', tone: 'friendly', seed: 4, what: 'socialMedia' },
  { facts: 'Taller de cata para empresas', language: 'en', tone: 'direct', seed: 6, what: 'socialMedia' },
  { facts: 'Azul de cueva', language: 'es', tone: 'inspiring', seed: 6, what: 'landingPage' },
  { facts: 'handbag', language: 'en', tone: 'friendly', seed: 7, what: 'landingPage' },
  { facts: 'sardines', language: 'es', tone: 'inspiring', seed: 8, what: 'advertising_text long' },
  { facts: 'pump', language: 'en', tone: 'direct', seed: 9, what: 'advertising_text medium' },
  { facts: 'payroll', language: 'es', tone: 'direct', seed: 10, what: 'email_template medium' },
  { facts: 'table', language: 'en', tone: 'friendly', seed: 11, what: 'social_post medium' },
  { facts: 'cottage', language: 'es', tone: 'friendly', seed: 12, what: 'social_post short' },
  { facts: 'Caja de degustación', language: 'en', tone: 'inspiring', seed: 13, what: 'ad_design long' },
];

const block = (lines: readonly string[]): string => ['```text', ...lines, '```'].join('\n');

function campaign(facts: MarketingFacts, { language, tone, seed, what }: Example): string[] {
  const { email, socialMedia, landingPage } = writeCampaigns(facts, { language, tone, seed });
  if (what === 'email') {
    const { subject, preheader, greeting, attention, interest, desire, action, callToAction, signature } =
      email.content;
    return [
      `${subject} | ${preheader}`,
      '',
      greeting,
      '',
      attention,
      '',
      interest,
      '',
      desire,
      '',
      action,
      '',
      `[${callToAction}]`,
      '',
      signature,
    ];
  }
  if (what === 'socialMedia') {
    const { attention, interest, desire, action, posts } = socialMedia.content;
    return [
      [attention, interest, desire, action].join(' '),
      ...posts.flatMap((post) => ['', `-- ${post.network}`, postText(post)]),
    ];
  }
  const {
    headline,
    subheadline,
    attention,
    interest,
    desire,
    action,
    benefits,
    faq,
    callToAction,
    metaTitle,
    metaDescription,
  } = landingPage.content;
  return [
    headline,
    subheadline,
    '',
    attention,
    interest,
    '',
    desire,
    '',
    ...benefits.map(({ title, text }) => `* ${title}. ${text}`),
    '',
    ...faq.map(({ question, answer }) => `${question} ${answer}`),
    '',
    action,
    `[${callToAction}]`,
    '',
    `${metaTitle} | ${metaDescription}`,
  ];
}

const parts = ({ parts: all }: Content): string[] =>
  all.flatMap(({ name, text }) => [`${name}: ${text}`, '']).slice(0, -1);

function written(example: Example, index: number): string {
  const facts = ALL_CASES[example.facts];
  if (facts === undefined) throw new Error(`There is no case called ${example.facts}.`);
  const { language, tone, seed, what } = example;
  const [type, length] = what.split(' ');
  const isContent = length === 'short' || length === 'medium' || length === 'long';
  const lines =
    isContent &&
    (type === 'advertising_text' ||
      type === 'email_template' ||
      type === 'social_post' ||
      type === 'ad_design')
      ? parts(writeContent(facts, { type, length, tone, language, seed }))
      : campaign(facts, example);
  const about = [what, language, tone, facts.company.targetAudienceType, `seed ${seed}`].join(', ');
  return `### ${index + 1}. ${facts.product.name}: ${about}\n\n${block(lines)}`;
}

/** The examples are read by an editor: change them with `vitest -u` only after reading what changed. */
test('the twelve examples of the documentation are what the rules write', async () => {
  const document = readFileSync(FILE, 'utf8');
  const rules = document.slice(0, document.indexOf(HEADING));
  const examples = EXAMPLES.map(written).join('\n\n');
  const version = `Rules of version ${WRITER_RULES_VERSION}.`;
  await expect(`${rules}${HEADING}\n\n${version}\n\n${examples}\n`).toMatchFileSnapshot(FILE.pathname);
});
