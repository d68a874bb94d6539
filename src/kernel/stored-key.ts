import { eq } from 'drizzle-orm';
import { installation, KEY_FACT } from '#db/schema/index.ts';
import type { Database } from '#db/drizzle.ts';
import type { SecretBox } from '#kernel/config/secret-box.ts';

/** The fingerprint of the key that seals what stands in the database; undefined before the first start that noted it. */
export async function storedFingerprint(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, KEY_FACT));
  return row?.value;
}

export async function storeFingerprint(db: Database, { fingerprint }: SecretBox): Promise<void> {
  await db
    .insert(installation)
    .values({ name: KEY_FACT, value: fingerprint })
    .onConflictDoUpdate({ target: installation.name, set: { value: fingerprint } });
}
