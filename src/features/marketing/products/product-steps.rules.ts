/** The steps of a product that the portal can see (product.md section 7). */
export const PRODUCT_STEPS = ['analysis', 'campaigns', 'page'] as const;
export type ProductStep = (typeof PRODUCT_STEPS)[number];

export type ProductProgress = { analyses: number; campaigns: number; publishedPages: number };

export function isStepDone(step: ProductStep, progress: ProductProgress): boolean {
  if (step === 'analysis') return progress.analyses > 0;
  return step === 'campaigns' ? progress.campaigns > 0 : progress.publishedPages > 0;
}

/** Returns the first open step; undefined once the page is live. */
export const nextStep = (progress: ProductProgress): ProductStep | undefined =>
  PRODUCT_STEPS.find((step) => !isStepDone(step, progress));
