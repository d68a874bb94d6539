import { hashtagsOf } from './hashtags.rules.ts';
import { factsFrom, paragraph, paragraphs, penFor, type Desk } from './message-plan.rules.ts';
import {
  anyOf,
  argued,
  askFor,
  body,
  hook,
  nameAbove,
  opening,
  plain,
  present,
  priceLine,
  questioned,
} from './parts.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { AudienceType, Network, SocialContent, SocialPost } from './writer.types.ts';
import { NETWORK_LIMITS } from './writer.values.ts';

const TAGS: Record<Network, number> = { linkedin: 3, facebook: 2, instagram: 5, x: 2 };

/** Where both kinds of readers are meant, each is spoken to where it is found. */
const readersOf = (network: Network, audience: AudienceType): AudienceType => {
  if (audience !== 'both' || network === 'x') return audience;
  return network === 'linkedin' ? 'B2B' : 'B2C';
};

export const postText = ({ text, hashtags }: Pick<SocialPost, 'text' | 'hashtags'>): string =>
  paragraphs(text, hashtags.join(' '));

const lengthOf = (text: string): number => [...text].length;

/** Paragraphs as long as they fit; the request comes last and is kept before all. */
export function fitted(
  parts: readonly (string | undefined)[],
  last: string | undefined,
  room: number,
): string {
  const end = last ?? '';
  const kept: string[] = [];
  for (const part of parts) {
    if (part === undefined || part === '') continue;
    if (lengthOf(paragraphs(...kept, part, end)) > room) break;
    kept.push(part);
  }
  return paragraphs(...kept, end);
}

type Writer = (pen: Pen, facts: readonly Fact[], desk: Desk) => (string | undefined)[];

const WRITERS: Record<Network, Writer> = {
  linkedin: (pen, facts) => {
    const start = hook(pen);
    const shown = present(pen, facts, start);
    const told = facts.filter((fact) => fact !== shown.told);
    const sentences = body(pen, told.slice(0, 4), 2);
    const isAsked = pen.chance.below(2) === 0;
    return [
      start,
      shown.text,
      paragraph(...sentences),
      sentences.length < 2 ? plain(pen) : undefined,
      paragraph(priceLine(pen), isAsked ? pen.move(pen.copy.moves.ask) : undefined),
    ];
  },
  facebook: (pen, facts) => {
    const [lead] = facts;
    const asked = lead && questioned(pen, lead);
    const start = asked === undefined ? anyOf(pen, facts, true) : { text: asked, told: lead };
    const others = facts.filter((fact) => fact !== start?.told);
    const shown = present(pen, others, start?.text);
    const told = others.filter((fact) => fact !== shown.told);
    return [
      start?.text ?? hook(pen),
      paragraph(shown.text, ...argued(pen, told.slice(0, 1), shown.text !== undefined)),
      pen.chance.below(3) === 0 ? pen.move(pen.copy.moves.ask) : undefined,
    ];
  },
  instagram: (pen, facts) => {
    const [lead] = facts;
    const opened = lead && opening(pen, lead);
    const start = opened === undefined ? anyOf(pen, facts, true) : { text: opened, told: lead };
    const others = facts.filter((fact) => fact !== start?.told).slice(0, 3);
    const told = body(pen, others, 1);
    return [start?.text ?? hook(pen), paragraph(...told), told.length === 0 ? present(pen).text : undefined];
  },
  x: (pen, facts) => {
    const told = anyOf(pen, facts, pen.chance.below(2) === 0, 180)?.text ?? present(pen).text ?? hook(pen);
    return [paragraph(told, priceLine(pen, 60))];
  },
};

function writePost(desk: Desk, network: Network, at: number): SocialPost {
  const { plan } = desk;
  const audience = readersOf(network, plan.reading.audience.type);
  const pen = penFor(desk, network, { isPost: true, audience });
  const hashtags = hashtagsOf(pen, TAGS[network]);
  const room = NETWORK_LIMITS[network] - lengthOf(hashtags.join(' ')) - 2;
  const ask = askFor(pen, 'social', plan.goal, 120);
  const parts = WRITERS[network](pen, factsFrom(plan, at, 4), desk);
  const head = nameAbove(pen, parts);
  const named = fitted([head, ...parts], ask, room);
  // Where there is room for the name alone, the fact is worth more.
  const isBare = head !== undefined && named === paragraphs(head, ask);
  const text = isBare ? fitted(parts, ask, room) : named;
  return { network, text, hashtags };
}

/** The posts of a set, one for each network, and the thought that they share. It is led by the second fact. */
export function writeSocial(desk: Desk): SocialContent {
  const { plan } = desk;
  const pen = penFor(desk, 'social', { isPost: true });
  const facts = factsFrom(plan, 1, 3);
  const content = {
    attention: hook(pen) ?? '',
    interest: paragraph(present(pen).text, pen.move(pen.copy.moves.weigh, pen.values(facts))),
    desire: paragraph(...body(pen, facts.slice(0, 2), 1)) || (plain(pen) ?? ''),
    action: paragraph(priceLine(pen), askFor(pen, 'social', plan.goal)),
  };
  const posts = (['linkedin', 'facebook', 'instagram', 'x'] as const).map((network, index) =>
    writePost(desk, network, index + 1),
  );
  return { ...content, posts };
}
