import { actAs } from '#features/accounts/workspace.server.ts';
import { registerUser } from '#features/accounts/users/user.server.ts';
import { hasUsers } from '#features/accounts/users/set-up.server.ts';
import type { PublicContext } from '#kernel/context.ts';
import { addSamples } from './samples.server.ts';

/** Account for local development only; `npm run dev` prints it. */
export const DEVELOPER = {
  username: 'dev',
  password: 'quiet-harbour-lantern',
  name: 'Dev Example',
  email: 'dev@example.com',
};

/** Creates an administrator with all samples if the database has no account. Returns whether it did. */
export async function seedDevelopment(ctx: PublicContext): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (await hasUsers(inside)) return false;
    const grant = { role: 'admin', emailConfirmedAt: ctx.now.toISOString() } as const;
    const user = await registerUser(inside, DEVELOPER, grant);
    await addSamples(await actAs(inside, user));
    return true;
  });
}
