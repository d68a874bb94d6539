import { Secret, TOTP } from 'otpauth';
import { member, type ApiClient } from '../api-client.ts';

/** What an authenticator app shows. */
export const codeOfApp = (secret: string, at: Date = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: at.getTime(),
  });

/** A code that no app shows about now. */
export function wrongCode(secret: string, at: Date = new Date()): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) =>
    codeOfApp(secret, new Date(at.getTime() + seconds * 1_000)),
  );
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

const TOTP_PATH = '/api/user/second-factor/totp';

export async function anOffer(client: ApiClient): Promise<string> {
  const { body } = await client.call('POST', TOTP_PATH, { currentPassword: 'clave-de-prueba' });
  return member(body, 'secret', 'string');
}

/** Sets up an authenticator app through the API. */
export async function aSecondFactor(client: ApiClient): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await anOffer(client);
  const answer = await client.call('POST', `${TOTP_PATH}/confirm`, { code: codeOfApp(secret) });
  if (answer.status !== 200) throw new Error(`confirm answered ${JSON.stringify(answer.body)}`);
  return { secret, recoveryCodes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
}
