import { paletteOf } from '#features/marketing/artwork/palette.rules.ts';

/** Whose text a preview shows, and in which colours; null: the company has named none. */
export type Brand = { name: string; colours: readonly string[] | null };

/** The button as the brand's pages draw it. */
export function brandButton({ colours }: Brand) {
  const { accent, onAccent } = paletteOf(colours ?? []);
  return { backgroundColor: accent, color: onAccent };
}
