import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.rules.ts';

test.each([
  ['eva@test.example', 'e•••@test.example'],
  ['e@test.example', 'e•••@test.example'],
  ['"a@b"@test.example', '"•••@test.example'],
  ['élia@test.example', 'é•••@test.example'],
])('%s is shown as %s, whatever its length', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
