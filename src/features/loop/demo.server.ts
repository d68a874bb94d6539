import { createDemoAccount } from '#features/accounts/demo.server.ts';
import type { PublicUser } from '#features/accounts/user.schema.ts';
import { translator } from '#i18n/index.ts';
import type { PublicContext } from '#server/context.ts';
import { DEMO_SAMPLES } from './demo-samples.server.ts';

/** product.md D6: a demo account of the visitor's own, with something to see in every portal. */
export const startDemo = (ctx: PublicContext): Promise<PublicUser> =>
  createDemoAccount(ctx, translator(ctx.locale)('demo:accountName'), async (inside) => {
    for (const addSample of DEMO_SAMPLES) await addSample(inside);
  });
