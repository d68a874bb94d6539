export type SectionExtent = { id: string; top: number; bottom: number };

/**
 * Returns the section for the address (product.md D16): it must be at least half visible or cover half of the screen;
 * of several, the one whose top is nearest to the 80 px line. Undefined if there is none.
 *
 * The source of this function is inlined into pages (components/layouts/inline-texts.ts), so it must not use anything
 * outside itself.
 */
export function visibleSection(
  sections: readonly SectionExtent[],
  screenHeight: number,
): SectionExtent | undefined {
  return sections
    .filter(({ top, bottom }) => {
      const seen = Math.min(bottom, screenHeight) - Math.max(top, 0);
      return seen > 0 && seen * 2 >= Math.min(bottom - top, screenHeight);
    })
    .sort((a, b) => Math.abs(a.top - 80) - Math.abs(b.top - 80))[0];
}
