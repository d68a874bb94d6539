import { expect, test } from 'vitest';
import { fillHashing } from '#tests/hashing.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('an unknown user answers like a wrong password, also after hashing was refused', async () => {
  const stored = await hashPassword('secreta');
  const settle = fillHashing();
  await expect(verifyPassword(undefined, 'x')).rejects.toMatchObject({ code: 'busy' });
  await expect(verifyPassword(stored, 'x')).rejects.toMatchObject({ code: 'busy' });
  await settle();
  expect(await verifyPassword(undefined, 'x')).toBe(false);
  expect(await verifyPassword(stored, 'x')).toBe(false);
  expect(await verifyPassword(stored, 'secreta')).toBe(true);
});

test('an unknown user takes as long as a known one', async () => {
  const stored = await hashPassword('secreta');
  const measure = async (hash: string | undefined) => {
    const startedAt = performance.now();
    for (let i = 0; i < 10; i += 1) await verifyPassword(hash, 'wrong');
    return performance.now() - startedAt;
  };
  const [known, unknown] = [await measure(stored), await measure(undefined)];
  // Without the work it would be a hundredth; the bounds leave room for a busy machine.
  expect(unknown).toBeGreaterThan(known / 4);
  expect(unknown).toBeLessThan(known * 4);
});
