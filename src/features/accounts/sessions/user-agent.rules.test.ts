import { expect, test } from 'vitest';
import { deviceOf } from './user-agent.rules.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  ['curl on null', 'curl/8.10.1'],
  ['null on null', 'something else'],
])('recognises %s', (expected, userAgent) => {
  const { browser, system } = deviceOf(userAgent);
  expect(`${browser} on ${system}`).toBe(expected);
});
