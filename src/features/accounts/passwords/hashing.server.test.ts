import { expect, test } from 'vitest';
import { fillHashing } from '#tests/hashing.ts';
import { hashPassword, verifyPassword } from './hashing.server.ts';

test('an unknown user gets the response of a wrong password, even after hashing was refused', async () => {
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
  const fastest = { known: Infinity, unknown: Infinity };
  // Alternates and takes the fastest of each, so that other load on the machine affects both.
  for (let i = 0; i < 10; i += 1) {
    for (const [who, hash] of [
      ['known', stored],
      ['unknown', undefined],
    ] as const) {
      const startedAt = performance.now();
      await verifyPassword(hash, 'wrong');
      fastest[who] = Math.min(fastest[who], performance.now() - startedAt);
    }
  }
  // Without hashing it would take a hundredth; the bounds allow for a busy machine.
  expect(fastest.unknown).toBeGreaterThan(fastest.known / 4);
  expect(fastest.unknown).toBeLessThan(fastest.known * 4);
});
