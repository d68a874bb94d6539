import { paletteOf } from '#features/marketing/artwork/palette.rules.ts';

/** Name and colours for a preview; null: the company has no colours. */
export type Brand = { name: string; colours: readonly string[] | null };

export function brandButton({ colours }: Brand) {
  const { accent, onAccent } = paletteOf(colours ?? []);
  return { backgroundColor: accent, color: onAccent };
}
