/** Enough for a telephone of 50 megapixels. */
export const MAX_PHOTOGRAPH_BYTES = 15 * 1_048_576;
/** A file of a few kilobytes may claim any size. */
export const MAX_PHOTOGRAPH_PIXELS = 64_000_000;
/** Longest side that is stored: every size of an advertisement is smaller. */
export const PHOTOGRAPH_SIDE = 2_000;
/** Of the smaller copy that screens show. */
export const PREVIEW_SIDE = 800;
export const MAX_PHOTOGRAPHS = 12;
export const PHOTOGRAPH_TYPES = 'image/jpeg,image/png,image/webp,image/avif';
/** In per cent from the left and from the top. */
export const FOCAL = { min: 0, max: 100, default: 50 } as const;
