import { COMPOSER } from '#features/marketing/writer/checks/facts.server.ts';
import { CAMPAIGN_TYPES, type CampaignType } from '#features/marketing/marketing.values.ts';
import {
  emailSlots,
  landingSlots,
  socialSlots,
  type Slot,
} from '#features/marketing/writer/checks/model-parts.rules.ts';
import {
  writeWithModel,
  type ModelUse,
  type SlotPlace,
} from '#features/marketing/writer/checks/model-writer.server.ts';
import { composeSet } from '#features/marketing/writer/checks/compose.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { textAt } from '#features/marketing/text-warnings.rules.ts';
import type { ModelRefusal, TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { ComposedSet } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import type {
  Composed,
  ComposerInput,
  Hint,
  Variants,
} from '#features/marketing/writer/formulas/composer.types.ts';
import { modelWriter } from '#features/marketing/content/writer-name.rules.ts';

/** The text to store, alternatives for its parts, and why the model did not write it if it was asked. */
export type CampaignText = {
  type: CampaignType;
  name: string;
  content: Record<string, unknown>;
  writer: string;
  variants: Variants;
  hints: Hint[];
  warnings: TextWarning[];
  modelRefusal: ModelRefusal | null;
  usageIds: number[];
};

type Part = { field: string; content: Record<string, unknown> };
type Order = {
  ctx: ServiceContext;
  input: ComposerInput;
  productId: number;
  use: ModelUse | null;
  part?: Part;
};

async function written<T extends object>(
  { input, productId, use, part }: Order,
  type: CampaignType,
  { name, content, variants, hints }: { name: string } & Composed<T>,
  slots: readonly Slot<T>[],
): Promise<CampaignText> {
  const wanted = part ? slots.filter(({ field }) => field === part.field) : slots;
  const task = { kind: type, instead: part && textAt(part.content, part.field) };
  const { text, model, warnings, modelRefusal, usageIds } = await writeWithModel(use, content, wanted, {
    input,
    productId,
    task,
  });
  return {
    type,
    name,
    content: Object.fromEntries(Object.entries(text)),
    writer: model ? modelWriter(model) : COMPOSER,
    variants,
    hints,
    warnings,
    modelRefusal,
    usageIds,
  };
}

const writers = (
  order: Order,
  { email, socialMedia, landingPage }: ComposedSet,
): Record<CampaignType, () => Promise<CampaignText>> => {
  return {
    email: () => written(order, 'email', email, emailSlots()),
    social_media: () => written(order, 'social_media', socialMedia, socialSlots(socialMedia.content)),
    landing_page: () => written(order, 'landing_page', landingPage, landingSlots(landingPage.content)),
  };
};

/** Three are told at once: each field is named with its campaign, as `email.subject`. */
function withType(use: ModelUse | null, type: CampaignType): ModelUse | null {
  if (!use?.onText) return use;
  const { onText } = use;
  let named: readonly SlotPlace[] | undefined;
  return {
    ...use,
    onText: (said, places) => {
      named ??= places.map(({ name, field }) => ({ name, field: `${type}.${field}` }));
      onText(said, named);
    },
  };
}

/** Three campaigns of one brief. */
export async function writeCampaignSet(order: Order): Promise<CampaignText[]> {
  const set = await composeSet(order.ctx, order.input);
  return Promise.all(
    CAMPAIGN_TYPES.map((type) => writers({ ...order, use: withType(order.use, type) }, set)[type]()),
  );
}

/** One of the three, by itself. */
export const writeOneCampaign = async (type: CampaignType, order: Order): Promise<CampaignText> =>
  writers(order, await composeSet(order.ctx, order.input))[type]();
