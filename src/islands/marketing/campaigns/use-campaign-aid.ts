import { useMemo } from 'react';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { Campaign, RewriteCampaign } from '#features/marketing/campaigns/campaign.schema.ts';
import {
  campaignHelp,
  fieldOfHint,
  hasOwnPlace,
  isOpenHint,
} from '#features/marketing/campaigns/campaign-help.rules.ts';
import { isHint, standingIn } from '#features/marketing/text-warnings.rules.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { Hint, Variants } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Locale } from '#shared/languages.ts';
import { textsOf } from './campaign-patch.ts';
import type { EditorAid } from '#islands/marketing/help/editor-aid.ts';

export type CampaignHelp = { variants: Variants; hints: (Hint | TextWarning)[] };

type Props = {
  campaign: Campaign;
  /** Derived from product and brief; sent with the campaign, and again with each rewrite. */
  help: CampaignHelp;
  briefs: Record<Locale, Brief | null>;
  isRewriting: boolean;
  onRewrite: (input: RewriteCampaign) => void;
};

export function useCampaignAid({ campaign, help, briefs, isRewriting, onRewrite }: Props): EditorAid {
  const { productId, language } = campaign;
  const brief = briefs[language];
  const found = useMemo(
    () => campaignHelp(campaign, language, brief, new Date()),
    [campaign, language, brief],
  );
  const { content, warnings = null } = campaign;
  // The editor checks length and repetition on every keystroke.
  const doubted = standingIn(content, warnings).filter(
    ({ code }) => code !== 'model_too_long' && code !== 'model_repeated',
  );
  const texts = textsOf(content).map(({ text }) => text);
  const hints = help.hints
    .filter(isHint)
    .filter((hint) => isOpenHint(hint, texts, campaign.type))
    .map((hint) => fieldOfHint(hint, texts));
  return {
    productId,
    language,
    variants: help.variants,
    hints,
    warnings: doubted,
    help: found,
    isPlaced: (field) => hasOwnPlace(campaign, field),
    rewrite: productId === null ? null : (field) => onRewrite({ field }),
    isRewriting,
  };
}
