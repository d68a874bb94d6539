import type { BriefPart } from './model-brief.rules.ts';
import type {
  Content,
  ContentPart,
  ContentType,
  EmailContent,
  LandingContent,
  Length,
  Network,
  SocialContent,
} from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';
import { NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';

export type Slot<T> = BriefPart & {
  field: string;
  put: (content: T, text: string) => T;
};

const AIDA = ['attention', 'interest', 'desire', 'action'] as const;
const LIMITS: Readonly<Record<string, number>> = TEXT_LIMITS;

/** Characters left in a post; a blank line precedes the hashtags. */
const roomBeside = (hashtags: string, network: Network): number =>
  NETWORK_RULES[network].limit - [...hashtags].length - 2;

const limited = (limit: number | undefined) => (limit === undefined ? {} : { limit });

function plain<T extends object>(names: readonly (keyof T & string)[]): Slot<T>[] {
  return names.map((name) => ({
    name,
    field: name,
    ...limited(LIMITS[name]),
    put: (content, text) => ({ ...content, [name]: text }),
  }));
}

/** Greeting and signature stay the rules', which know how the company signs. */
export const emailSlots = (): Slot<EmailContent>[] =>
  plain<EmailContent>(['subject', 'preheader', ...AIDA, 'callToAction']);

/** Hashtags stay the rules'; their length is subtracted from the network's limit. */
export const socialSlots = ({ posts }: SocialContent): Slot<SocialContent>[] => [
  ...plain<SocialContent>(AIDA),
  ...posts.map((post, at) => ({
    name: `post.${post.network}`,
    field: `posts.${post.network}`,
    limit: roomBeside(post.hashtags.join(' '), post.network),
    put: (content: SocialContent, text: string) => ({
      ...content,
      posts: content.posts.with(at, { ...post, text }),
    }),
  })),
];

export const landingSlots = ({ benefits, faq }: LandingContent): Slot<LandingContent>[] => [
  ...plain<LandingContent>([
    'headline',
    'subheadline',
    ...AIDA,
    'callToAction',
    'metaTitle',
    'metaDescription',
  ]),
  ...benefits.flatMap((_, at) =>
    (['title', 'text'] as const).map((name): Slot<LandingContent> => ({
      name: `benefit${at + 1}.${name}`,
      field: `benefits.${at}.${name}`,
      ...limited(name === 'title' ? TEXT_LIMITS.benefitTitle : undefined),
      put: (content, text) => ({
        ...content,
        benefits: content.benefits.map((entry, n) => (n === at ? { ...entry, [name]: text } : entry)),
      }),
    })),
  ),
  ...faq.flatMap((_, at) =>
    (['question', 'answer'] as const).map((name): Slot<LandingContent> => ({
      name: `faq${at + 1}.${name}`,
      field: `faq.${at}.${name}`,
      ...limited(name === 'question' ? TEXT_LIMITS.question : undefined),
      put: (content, text) => ({
        ...content,
        faq: content.faq.map((entry, n) => (n === at ? { ...entry, [name]: text } : entry)),
      }),
    })),
  ),
];

const KEPT: readonly ContentPart[] = ['greeting', 'signature', 'hashtags'];
const AD_LIMITS: Readonly<Record<string, number>> = {
  headline: TEXT_LIMITS.adHeadline,
  line: TEXT_LIMITS.adLine,
  callToAction: TEXT_LIMITS.adAction,
};

function limitOf(type: ContentType, length: Length, name: ContentPart, tags: string): number | undefined {
  if (type === 'ad_design') return AD_LIMITS[name];
  if (type !== 'social_post' || name !== 'body') return LIMITS[name];
  const network = length === 'short' ? 'x' : 'instagram';
  return roomBeside(tags, network);
}

/** Parts of a single text; a short post fits the network with the lowest limit. */
export function contentSlots(
  parts: Content['parts'],
  { type, length }: { type: ContentType; length: Length },
): Slot<Content['parts']>[] {
  const tags = parts.find(({ name }) => name === 'hashtags')?.text ?? '';
  return parts.flatMap(({ name }, at) =>
    KEPT.includes(name)
      ? []
      : [
          {
            name,
            field: name,
            ...limited(limitOf(type, length, name, tags)),
            put: (content: Content['parts'], text: string) => content.with(at, { name, text }),
          },
        ],
  );
}
