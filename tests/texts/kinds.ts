import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import type { ComposerInput, Formula, Hint } from '#features/marketing/writer/formulas/composer.types.ts';
import { composeContent } from '#features/marketing/writer/formulas/content.rules.ts';
import type { ContentType, Length, Network, Tone } from '#features/marketing/writer/checks/writer.types.ts';

type Kind = 'email' | 'ad' | 'design' | 'landing' | Network;
export type Text = {
  name: string;
  kind: Kind;
  /** The formula that was asked for, and the one that was written: the brief may lack what the first one promises. */
  asked: Formula | null;
  formula: Formula | null;
  text: string;
  hints: readonly Hint[];
};
type Make = (input: ComposerInput) => Omit<Text, 'name' | 'kind'>;

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');

const email: Make = (input) => {
  const { content: e, hints } = composeCampaigns(input).email;
  const body = [e.attention, e.interest, e.desire, e.action];
  const head = [`Subject: ${e.subject}`, `Preview: ${e.preheader}`];
  return {
    asked: null,
    formula: null,
    text: joined(...head, e.greeting, ...body, e.callToAction && `[${e.callToAction}]`, e.signature),
    hints,
  };
};

const post =
  (network: Network): Make =>
  (input) => {
    const { content, hints } = composeCampaigns(input).socialMedia;
    const found = content.posts.find((one) => one.network === network);
    const own = hints.filter(({ field }) => !field.startsWith('posts.') || field === `posts.${network}`);
    return {
      asked: null,
      formula: null,
      text: joined(found?.text ?? '', found?.hashtags.join(' ') ?? ''),
      hints: own,
    };
  };

const landing: Make = (input) => {
  const { content: l, hints } = composeCampaigns(input).landingPage;
  const listed = l.benefits.map(({ title, text }) => `· ${title}${text}`).join('\n');
  const asked = l.faq.map(({ question, answer }) => `${question}\n${answer}`);
  const head = [`# ${l.headline}`, `## ${l.subheadline}`];
  const foot = [...asked, `[${l.callToAction}]`, `Search: ${l.metaTitle} / ${l.metaDescription}`];
  return {
    asked: null,
    formula: null,
    text: joined(...head, l.attention, l.interest, l.desire, listed, l.action, ...foot),
    hints,
  };
};

const single =
  (type: ContentType, length: Length, formula: Formula = 'aida'): Make =>
  (input) => {
    const { content, hints, formula: written } = composeContent(input, { type, length, formula });
    const bracketed = (name: string, text: string) => (name === 'callToAction' ? `[${text}]` : text);
    return {
      asked: formula,
      formula: written,
      text: content.parts
        .filter(({ name }) => name !== 'image')
        .map(({ name, text }) => bracketed(name, text))
        .join('\n\n'),
      hints,
    };
  };

type Recipe = { name: string; kind: Kind; make: Make; tone?: Tone; take?: number };
/** The twenty texts of a brief: campaigns, each network, each formula, lengths, a second take, another tone. */
const RECIPES: readonly Recipe[] = [
  { name: 'email', kind: 'email', make: email },
  { name: 'email, second take', kind: 'email', make: email, take: 1 },
  { name: 'email short', kind: 'email', make: single('email_template', 'short') },
  { name: 'email PAS', kind: 'email', make: single('email_template', 'medium', 'pas') },
  { name: 'email BAB', kind: 'email', make: single('email_template', 'medium', 'bab') },
  { name: 'email direct', kind: 'email', make: single('email_template', 'long'), tone: 'direct' },
  { name: 'LinkedIn', kind: 'linkedin', make: post('linkedin') },
  { name: 'Facebook', kind: 'facebook', make: post('facebook') },
  { name: 'Instagram', kind: 'instagram', make: post('instagram') },
  { name: 'X', kind: 'x', make: post('x') },
  {
    name: 'Instagram, second take',
    kind: 'instagram',
    make: single('social_post', 'medium'),
    take: 1,
  },
  { name: 'X, second take', kind: 'x', make: single('social_post', 'short'), take: 1 },
  { name: 'ad short', kind: 'ad', make: single('advertising_text', 'short') },
  { name: 'ad', kind: 'ad', make: single('advertising_text', 'medium') },
  { name: 'ad PAS', kind: 'ad', make: single('advertising_text', 'medium', 'pas') },
  { name: 'ad BAB', kind: 'ad', make: single('advertising_text', 'medium', 'bab') },
  {
    name: 'ad inspiring',
    kind: 'ad',
    make: single('advertising_text', 'long'),
    tone: 'inspiring',
  },
  { name: 'picture', kind: 'design', make: single('ad_design', 'short') },
  { name: 'picture, second take', kind: 'design', make: single('ad_design', 'short'), take: 1 },
  { name: 'page', kind: 'landing', make: landing },
];

export const isOffered = ({ asked, formula }: Text): boolean => asked === formula;

export const makeAll = (input: ComposerInput): Text[] =>
  RECIPES.map(({ name, kind, make, tone, take }) => ({
    name,
    kind,
    ...make({ ...input, tone: tone ?? input.tone, take }),
  }));
