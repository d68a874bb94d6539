import { createDemoAccount } from '#features/accounts/demo.server.ts';
import type { PublicUser } from '#features/accounts/users/user.schema.ts';
import type { Config } from '#kernel/config/config.ts';
import type { PublicContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import { demoTexts } from './demo.texts.ts';
import { addSamples } from './samples.server.ts';

/** Creates a visitor's private demo account with sample data in every portal (product.md D6). Errors: `demo_off`. */
export async function startDemo(
  ctx: PublicContext,
  { hasDemo }: Pick<Config, 'hasDemo'>,
): Promise<PublicUser> {
  if (!hasDemo) throw new AppError('demo_off');
  return createDemoAccount(ctx, demoTexts(ctx.locale).accountName, addSamples);
}
