import type { ServiceContext } from '#kernel/context.ts';
import type { Locale } from '#shared/languages.ts';
import { TONES } from '#features/marketing/marketing.values.ts';
import { composeOne } from '#features/marketing/writer/checks/compose.server.ts';
import { writingOf } from '#features/marketing/writer/checks/facts.server.ts';
import { FORMULAS } from '#features/marketing/writer/formulas/composer.values.ts';
import { textOfParts } from '#features/marketing/writer/formulas/content.rules.ts';
import { lackingFor } from '#features/marketing/writer/formulas/formula.rules.ts';
import { readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import type { TextChoices, TextChoicesQuery } from './text-choices.schema.ts';

/** Returns what the composer can write of a product's brief: each formula with what it lacks, and which tones differ. */
export async function textChoices(
  ctx: ServiceContext,
  productId: number,
  language: Locale,
  { type = 'advertising_text', length = 'medium' }: TextChoicesQuery,
): Promise<TextChoices> {
  const { input } = await writingOf(ctx, productId, { language });
  const material = readMaterial(input);
  const texts = await Promise.all(
    TONES.map(async (tone) => {
      const { content } = await composeOne(ctx, { ...input, tone }, { type, length });
      return { tone, text: textOfParts(content.parts) };
    }),
  );
  return {
    formulas: FORMULAS.map((formula) => ({ formula, lacks: lackingFor(material, formula) })),
    tones: texts.map(({ tone, text }, at) => ({
      tone,
      sameAs: texts.slice(0, at).find((earlier) => earlier.text === text)?.tone ?? null,
    })),
  };
}
