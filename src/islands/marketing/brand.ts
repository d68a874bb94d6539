import { paletteOf } from '#features/marketing/artwork/palette.rules.ts';

/** Name and colours for a preview; null: the company has no colours. */
export type Brand = { name: string; colours: readonly string[] | null };

/** Returns the button colours of the brand's pages. */
export function brandButton({ colours }: Brand) {
  const { accent, onAccent } = paletteOf(colours ?? []);
  return { backgroundColor: accent, color: onAccent };
}
