/** The steps of a product that the portal can see (product.md section 7). */
export const PRODUCT_STEPS = ['analysis', 'campaigns', 'page'] as const;
export type ProductStep = (typeof PRODUCT_STEPS)[number];

export type ProductProgress = { analyses: number; campaigns: number; publishedPages: number };

/** A demo publishes nothing: its page is there as a preview as soon as it is written. */
export function isStepDone(step: ProductStep, progress: ProductProgress, isDemo = false): boolean {
  if (step === 'analysis') return progress.analyses > 0;
  return step === 'campaigns' || isDemo ? progress.campaigns > 0 : progress.publishedPages > 0;
}

/** Returns the first step that is not done; undefined once the page is live. */
export const nextStep = (progress: ProductProgress, isDemo = false): ProductStep | undefined =>
  PRODUCT_STEPS.find((step) => !isStepDone(step, progress, isDemo));
