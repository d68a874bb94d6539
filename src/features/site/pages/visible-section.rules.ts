export type SectionExtent = { id: string; top: number; bottom: number };

/**
 * The section that the address names (product.md D16): one counts when half of it is on screen, or when it covers half
 * of the screen; of several, the one whose top is nearest the 80 px line. Undefined where none counts.
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
