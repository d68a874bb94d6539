import type { Locale } from '#shared/languages.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type {
  EmailContent,
  LandingContent,
  SocialContent,
} from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Hint } from '#features/marketing/writer/formulas/composer.types.ts';
import {
  editingHelp,
  type EditedField,
  type EditingHelp,
} from '#features/marketing/writer/help/editing-help.rules.ts';
import { isSaid } from '#features/marketing/writer/help/text-edits.rules.ts';
import { textAt } from '#features/marketing/text-warnings.rules.ts';
import type { CampaignType } from '#features/marketing/marketing.values.ts';
import { NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';

export type AnyCampaign =
  | { type: 'email'; content: EmailContent }
  | { type: 'social_media'; content: SocialContent }
  | { type: 'landing_page'; content: LandingContent };

/** Texts that are read together: a whole one, or a place of its own where no proof or offer is missed. */
type Group = { fields: EditedField[]; isWhole: boolean; beside?: string; isLinked?: boolean };

const limited = (field: keyof typeof TEXT_LIMITS, text: string): EditedField => ({
  field,
  text,
  limit: TEXT_LIMITS[field],
});

/** Hints about missing facts go to the last field of a whole text: the call to action. */
function groupsOf(campaign: AnyCampaign): Group[] {
  if (campaign.type === 'social_media')
    return campaign.content.posts.map(({ network, text, hashtags }) => {
      const { limit, fold } = NETWORK_RULES[network];
      const tags = hashtags.length > 0 ? hashtags.join(' ').length + 2 : 0;
      return { isWhole: true, fields: [{ field: `posts.${network}`, text, limit: limit - tags, fold }] };
    });
  const { attention, interest, desire, action } = campaign.content;
  const aida = { attention, interest, desire };
  const body = Object.entries(aida).map(([field, text]) => ({ field, text }));
  const alone = (...fields: EditedField[]): Group[] =>
    fields.map((field) => ({ fields: [field], isWhole: false }));
  if (campaign.type === 'email') {
    const { subject, preheader, callToAction } = campaign.content;
    return [
      // A subject repeats the email's text on purpose.
      ...alone(limited('subject', subject), limited('preheader', preheader)),
      { isWhole: true, fields: [...body, { field: 'action', text: action }], beside: subject },
      ...alone(limited('callToAction', callToAction)),
    ];
  }
  const { headline, subheadline, benefits, faq, callToAction, metaTitle, metaDescription } = campaign.content;
  const listed = [
    ...benefits.flatMap(({ title, text }, at) => [
      { field: `benefits.${at}.title`, text: title, limit: TEXT_LIMITS.benefitTitle },
      { field: `benefits.${at}.text`, text },
    ]),
    ...faq.flatMap(({ question, answer }, at) => [
      { field: `faq.${at}.question`, text: question, limit: TEXT_LIMITS.question },
      { field: `faq.${at}.answer`, text: answer },
    ]),
  ];
  const head = [limited('headline', headline), limited('subheadline', subheadline)];
  return [
    {
      isWhole: true,
      isLinked: true,
      fields: [...head, ...body, ...listed, { field: 'action', text: action }],
    },
    ...alone(
      limited('callToAction', callToAction),
      limited('metaTitle', metaTitle),
      limited('metaDescription', metaDescription),
    ),
  ];
}

export const campaignHelp = (
  campaign: AnyCampaign,
  language: Locale,
  brief: Brief | null,
  now?: Date,
): EditingHelp[] => groupsOf(campaign).flatMap((group) => editingHelp({ language, ...group }, brief, now));

/** A phone number, email or web address: a way to act that needs no brief. */
const CONTACT = /https?:\/\/\S|www\.\S|\S@[^\s@]+\.\S|\+?\d(?:[\s().-]?\d){8,}/iu;

/** A page has a form: nobody needs a number or a link to answer it. */
export const isOpenHint = ({ code }: Hint, texts: readonly string[], type?: CampaignType): boolean =>
  code !== 'no_action' || (type !== 'landing_page' && !texts.some((text) => CONTACT.test(text)));

/** Facts that were left out are added to their post, and in an email or page to the call to act. */
export function fieldOfHint(hint: Hint, texts: readonly string[]): Hint {
  if (hint.code !== 'left_out' || hint.field.startsWith('posts.')) return hint;
  const isUnsaid = (fact: string) => !texts.some((text) => isSaid(text, fact));
  return { ...hint, field: 'action', facts: (hint.facts ?? []).filter(isUnsaid) };
}

/** Whether a field stands open in the editor, so that what is said about it stands there too. */
export const hasOwnPlace = ({ type, content }: AnyCampaign, field: string): boolean =>
  (type !== 'social_media' || field.startsWith('posts.')) && textAt(content, field) !== '';
