import { foldText } from '#shared/text.ts';
import type { AudienceType, CampaignSet, EmailContent, LandingContent, Network, SocialContent, SocialPost } from '../writer.types.ts';
import { NETWORKS, TEXT_LIMITS } from '../writer.values.ts';
import type { Block } from './sheet.rules.ts';
import type { ComposerInput, Fact, Hint, Material, VariantFormula, Variants } from './composer.types.ts';
import { EMAIL_WORDS } from './composer.values.ts';
import { FORMULA_BLOCKS } from './formula.rules.ts';
import { hintsOf } from './hints.rules.ts';
import { readMaterial } from './material.rules.ts';
import { NETWORK_RULES, networkLength } from './networks.values.ts';
import { countWords, ended, fill, lengthOf, paragraph, paragraphs, raised } from './quoting.rules.ts';
import { leftOutOf, writeBlocks, type Sheet } from './sheet.rules.ts';
import { actionSentence, buttonVariants, doubtOf, offered, openingVariants, orderOf, quoted, taken } from './variants.rules.ts';
import { wholeFacts } from './whole-facts.rules.ts';

/** A text with what can be picked in its place and what would make it better. */
export type Composed<T> = { content: T; variants: Variants; hints: Hint[] };
export type ComposedSet = { [K in keyof CampaignSet]: { name: string } & Composed<CampaignSet[K]['content']> };

const LONG_PLACE = 400;
const PREHEADER = { from: 40, to: TEXT_LIMITS.preheader };

const leftOut = (m: Material, text: string, field: string): Hint[] => {
  const facts = leftOutOf(m, text);
  return facts.length === 0 ? [] : [{ code: 'left_out', field, facts }];
};

/** The problem first, unless the tone goes straight to the point. */
const hookOrder = (m: Material): readonly VariantFormula[] =>
  m.input.tone === 'professional' || m.input.tone === 'friendly'
    ? ['question', ...orderOf(m.input.tone).filter((formula) => formula !== 'question')]
    : orderOf(m.input.tone);

const hooksOf = (m: Material, limit = LONG_PLACE) =>
  taken(
    openingVariants(m, { limit, isLong: true, order: m.pain ? hookOrder(m) : orderOf(m.input.tone) }),
    m.input.take,
  );

/** Beside the subject: the first answer that it does not give and that fits. */
function preheaderOf(m: Material, subject: string): string {
  const told = [offered(m)?.text, ...m.proofs.map(({ text }) => raised(text)), m.change?.text, m.what?.text, m.price?.text];
  const fitting = told.flatMap((text) =>
    text && lengthOf(text) <= PREHEADER.to && !foldText(subject).includes(foldText(text)) ? [raised(text)] : [],
  );
  return fitting.find((text) => lengthOf(text) >= PREHEADER.from) ?? fitting[0] ?? m.company;
}

/** The frame of an e-mail, whatever stands between. */
export function emailFrame(m: Material): Pick<EmailContent, 'subject' | 'preheader' | 'greeting' | 'callToAction' | 'signature'> & { variants: Variants } {
  const { words, tone, take } = m.input;
  const subjects = taken(openingVariants(m, { limit: TEXT_LIMITS.subject }), take);
  const buttons = taken(buttonVariants(m, TEXT_LIMITS.callToAction), take);
  const subject = subjects[0]?.text ?? m.name;
  return {
    subject,
    preheader: preheaderOf(m, subject),
    greeting: fill(words.greeting[tone], m.address),
    callToAction: buttons[0]?.text ?? '',
    signature: `${fill(words.signOff[tone], m.address)}\n${m.company}`,
    variants: { subject: subjects, callToAction: buttons },
  };
}

function composeEmail(m: Material): Composed<EmailContent> {
  const { variants, ...frame } = emailFrame(m);
  const hooks = hooksOf(m);
  // With nothing but a product to go by, the product is what opens.
  const opening = hooks[0]?.formula === 'plain' || (!m.pain && !m.change && !m.quote && !m.offer) ? '' : (hooks[0]?.text ?? '');
  const audience = m.input.facts.company.targetAudienceType;
  const room = EMAIL_WORDS - countWords(paragraphs(frame.greeting, frame.callToAction, frame.signature));
  const { blocks, leftOut: facts } = writeBlocks(
    { m, channel: 'email', audience, opening, proofs: 3 },
    FORMULA_BLOCKS.aida,
    (text) => countWords(text) <= room,
  );
  const [attention = '', interest = '', desire = '', promise = '', close = ''] = blocks;
  return {
    content: { ...frame, attention, interest, desire, action: paragraphs(promise, close) },
    variants: { ...variants, attention: hooks },
    hints: [...hintsOf(m), ...(facts.length > 0 ? [{ code: 'left_out' as const, field: 'email', facts }] : [])],
  };
}

type PostPlan = { order: readonly VariantFormula[]; blocks: readonly Block[] };

/** How people read on each network: what opens, and what follows. */
const POSTS: Record<Network, PostPlan> = {
  linkedin: {
    order: ['number', 'proof', 'result', 'question', 'customer', 'offer', 'deadline', 'objection', 'plain'],
    blocks: [['opening'], ['pain', 'change'], ['lead'], ['proofs', 'quote'], ['offer', 'guarantee'], ['action']],
  },
  facebook: {
    order: ['question', 'customer', 'result', 'offer', 'deadline', 'number', 'proof', 'objection', 'plain'],
    blocks: [['opening'], ['change', 'lead'], ['proof', 'offer'], ['price', 'action']],
  },
  instagram: {
    order: ['customer', 'result', 'question', 'proof', 'number', 'offer', 'deadline', 'objection', 'plain'],
    blocks: [['opening'], ['lead', 'proof'], ['offer'], ['action']],
  },
  x: {
    order: ['deadline', 'offer', 'number', 'proof', 'result', 'customer', 'question', 'objection', 'plain'],
    blocks: [['opening'], ['lead', 'proof'], ['action']],
  },
};

/** Where both kinds of readers are meant, each is spoken to where it is found. */
const readersOf = (network: Network, audience: AudienceType): AudienceType =>
  audience !== 'both' || network === 'x' ? audience : network === 'linkedin' ? 'B2B' : 'B2C';

const hashtagsOf = (m: Material, network: Network): string[] =>
  m.input.trade.hashtags.slice(0, NETWORK_RULES[network].hashtags);

/** One post, cut at nothing: what does not fit is left out whole and named in its hint. */
export function composePost(m: Material, network: Network, limit: number = NETWORK_RULES[network].limit): Composed<SocialPost> {
  const { order, blocks } = POSTS[network];
  const { fold } = NETWORK_RULES[network];
  const tags = hashtagsOf(m, network);
  const room = limit - (tags.length > 0 ? tags.join(' ').length + 2 : 0);
  const hooks = taken(openingVariants(m, { limit: Math.min(fold ?? room, Math.floor(room / 2)), isLong: true, order }), m.input.take);
  const audience = readersOf(network, m.input.facts.company.targetAudienceType);
  const sheet: Sheet = { m, channel: 'social', audience, opening: hooks[0]?.text ?? m.name, proofs: 3 };
  const fits = (text: string) => networkLength(text, network) <= room;
  const { blocks: written } = writeBlocks(sheet, blocks, fits);
  const text = paragraphs(...written);
  return {
    content: { network, text, hashtags: tags },
    variants: { [`posts.${network}`]: hooks },
    hints: leftOut(m, text, `posts.${network}`),
  };
}

function composeSocial(m: Material): Composed<SocialContent> {
  const posts = NETWORKS.map((network) => composePost(m, network));
  const hooks = hooksOf(m);
  const audience = m.input.facts.company.targetAudienceType;
  const blocks: Block[] = [['opening'], ['lead', 'change'], ['proof', 'quote'], ['offer', 'action']];
  const { blocks: aida } = writeBlocks(
    { m, channel: 'social', audience, opening: hooks[0]?.text ?? '', proofs: 1 },
    blocks,
    () => true,
  );
  const [attention = '', interest = '', desire = '', action = ''] = aida;
  return {
    content: { attention, interest, desire, action, posts: posts.map(({ content }) => content) },
    variants: Object.assign({ attention: hooks }, ...posts.map(({ variants }) => variants)),
    hints: [...hintsOf(m), ...posts.flatMap(({ hints }) => hints)],
  };
}

const PAGE_PROOFS = 3;

/** The doubts that the answers take away; the guarantee's stands beside the guarantee. */
function questionsOf(m: Material, used: string): LandingContent['faq'] {
  const { words, facts } = m.input;
  const all = facts.product.characteristics.trim();
  const more = m.characteristics.length > 1 || wholeFacts(all).length > 1 ? m.characteristics : [];
  const included = more.filter(({ text }) => !used.includes(text)).map(({ text }) => raised(text));
  return [
    ...(m.price ? [{ question: words.faq.price, answer: ended(raised(m.price.text)) }] : []),
    ...(included.length > 0 ? [{ question: words.faq.characteristics, answer: included.join('\n') }] : []),
  ];
}

/** As many whole facts as a search result shows. */
function descriptionOf(m: Material): string {
  const told = [m.change, m.what, ...m.proofs].flatMap((fact) => (fact ? [ended(raised(fact.text))] : []));
  return told.reduce((text, next) => {
    const longer = paragraph(text, next);
    return lengthOf(longer) <= TEXT_LIMITS.metaDescription ? longer : text;
  }, '');
}

const within = (limit: number, ...texts: (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text !== '' && lengthOf(text) <= limit) ?? '';

/** Promise, three proofs, the customer's sentence, offer, guarantee, questions, call to action. */
function composeLanding(m: Material): Composed<LandingContent> {
  const { words, take } = m.input;
  const result = ['result', ...orderOf(m.input.tone)] as VariantFormula[];
  const headlines = taken(openingVariants(m, { limit: TEXT_LIMITS.headline, order: [...new Set(result)] }), take);
  const headline = headlines[0]?.text ?? m.name;
  const isFree = (fact: Fact | undefined): fact is Fact => fact !== undefined && !headline.includes(raised(fact.text));
  const proofs = m.proofs.filter(isFree).slice(0, PAGE_PROOFS);
  const company = fill(words.lead.company, m.address, { name: m.name, company: m.company });
  const subheadline = within(
    TEXT_LIMITS.subheadline,
    isFree(m.what) ? fill(words.lead.name, m.address, { name: m.name, fact: raised(m.what.text) }) : undefined,
    headline.includes(m.name) ? m.company : company,
  );
  const hooks = openingVariants(m, { limit: LONG_PLACE, isLong: true, order: hookOrder(m) });
  const quote = m.quote && !headline.includes(raised(m.quote.text.text)) ? quoted(m, true) : undefined;
  const guarantee = m.guarantee && paragraph(m.input.tone === 'direct' ? undefined : doubtOf(m), ended(raised(m.guarantee.text)));
  const offer = m.offer && !headline.includes(raised(m.offer.text)) ? offered(m)?.text : undefined;
  const buttons = taken(buttonVariants(m, TEXT_LIMITS.callToAction), take);
  const attention = isFree(m.pain) ? (hooks.find(({ formula }) => formula === 'question')?.text ?? ended(raised(m.pain.text))) : '';
  const page = {
    headline,
    subheadline,
    attention,
    interest: isFree(m.change) ? ended(raised(m.change.text)) : '',
    desire: paragraphs(quote, guarantee),
    action: paragraph(offer && ended(offer), actionSentence(m, 'landing')),
    benefits: proofs.map(({ text }) =>
      lengthOf(text) <= TEXT_LIMITS.benefitTitle ? { title: raised(text), text: '' } : { title: '', text: ended(raised(text)) },
    ),
    callToAction: buttons[0]?.text ?? '',
    metaTitle: within(TEXT_LIMITS.metaTitle, company, m.name, [...m.name].slice(0, TEXT_LIMITS.metaTitle).join('')),
    metaDescription: descriptionOf(m),
  };
  const used = [...Object.values(page).filter((text) => typeof text === 'string'), ...proofs.map(({ text }) => text)].join('\n');
  const faq = questionsOf(m, `${headline}\n${subheadline}\n${used}`);
  return {
    content: { ...page, faq },
    variants: { headline: headlines, attention: hooks, callToAction: buttons },
    hints: [...hintsOf(m), ...leftOut(m, used, 'landing')],
  };
}

const nameOf = (m: Material, type: 'email' | 'social_media' | 'landing_page'): string => {
  const text = fill(m.input.words.campaign[type], m.address, { name: m.name });
  return lengthOf(text) <= TEXT_LIMITS.campaignName ? text : `${[...text].slice(0, TEXT_LIMITS.campaignName - 1).join('')}…`;
};

/** product.md section 7, step 2: three campaigns of one brief. The same input writes the same texts. */
export function composeCampaigns(input: ComposerInput): ComposedSet {
  const m = readMaterial(input);
  return {
    email: { name: nameOf(m, 'email'), ...composeEmail(m) },
    socialMedia: { name: nameOf(m, 'social_media'), ...composeSocial(m) },
    landingPage: { name: nameOf(m, 'landing_page'), ...composeLanding(m) },
  };
}
