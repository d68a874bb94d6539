import { Secret, TOTP } from 'otpauth';
import { member, type ApiClient } from '../api-client.ts';
import { aPasskeyDevice } from './passkey-device.ts';

/** The code that an authenticator app shows. */
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

const PASSKEY_PATH = '/api/user/second-factor/passkeys';

/** A browser's answer to the options that the account is given. */
export async function aPasskeyAnswer(client: ApiClient, origin: string, device = aPasskeyDevice(origin)) {
  const { body } = await client.call('POST', `${PASSKEY_PATH}/options`, {
    currentPassword: 'clave-de-prueba',
  });
  const { options } = body as { options: { challenge: string } };
  return device.create(options.challenge);
}

/** Adds a passkey through the API, as the first second factor of its account. */
export async function aPasskey(client: ApiClient, origin: string, device = aPasskeyDevice(origin)) {
  const answer = await aPasskeyAnswer(client, origin, device);
  const { body } = await client.call('POST', PASSKEY_PATH, { name: 'Portátil', passkey: answer });
  const { passkey, recoveryCodes } = body as { passkey: unknown; recoveryCodes: string[] };
  return { id: member(passkey, 'id', 'number'), recoveryCodes };
}
