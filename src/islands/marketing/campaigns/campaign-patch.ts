import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import type { CampaignStatus } from '#features/marketing/marketing.values.ts';

export type CampaignPatch = {
  name?: string;
  status?: CampaignStatus;
  costCents?: number | null;
  content?: Record<string, unknown>;
};

export const mergePatch = (earlier: CampaignPatch, later: CampaignPatch): CampaignPatch => ({
  ...earlier,
  ...later,
  ...((earlier.content ?? later.content) && { content: { ...earlier.content, ...later.content } }),
});

/** The cast keeps the union of the three types: a patch comes from the editor of the campaign's type. */
export const applyPatch = (campaign: Campaign, { content, ...rest }: CampaignPatch): Campaign =>
  ({ ...campaign, ...rest, content: { ...campaign.content, ...content } }) as Campaign;

type Content = Campaign['content'];
const isText = (value: unknown): value is string => typeof value === 'string';

/** `name` is the translation key: of a part of the text, or of a network. */
type NamedText = { name: string; text: string };

export function textsOf(content: Content): NamedText[] {
  return Object.entries(content).flatMap(([part, value]: [string, unknown]) => {
    const name = `marketing:campaign.parts.${part}`;
    if (isText(value)) return [{ name, text: value }];
    if (!Array.isArray(value)) return [];
    if (value.every(isText)) return value.map((one) => ({ name, text: one }));
    return value.map(({ network, ...entry }: Record<string, unknown>) => ({
      name: isText(network) ? `marketing:networks.${network}` : name,
      text: Object.values(entry)
        .flatMap((one): string[] =>
          Array.isArray(one) ? [one.filter(isText).join(' ')] : isText(one) ? [one] : [],
        )
        .join('\n'),
    }));
  });
}
