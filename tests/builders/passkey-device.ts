import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** User present, user verified. */
const SEEN = 0x05;
const HAS_KEY = 0x40;

/** CBOR of a byte string shorter than 256, and of the short texts that name things. */
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** An authenticator of the tests: one ES256 key for one site, as WebAuthn prescribes its answers. */
export function aPasskeyDevice(origin: string, { counter = 1 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpIdHash = sha256(new URL(origin).hostname);
  let count = counter;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  /** COSE: EC2, ES256, P-256. */
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const shared = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;

  return {
    create(challenge: string, from = origin) {
      const authData = Buffer.concat([
        rpIdHash,
        Buffer.from([SEEN | HAS_KEY]),
        uint32(count),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...shared, response };
    },
    get(challenge: string, { from = origin, isCloned = false } = {}) {
      if (!isCloned) count += 1;
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.from([SEEN]), uint32(count)]);
      const client = clientData('webauthn.get', challenge, from);
      const signed = Buffer.concat([authenticatorData, sha256(client)]);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(createSign('SHA256').update(signed).sign(privateKey)),
      };
      return { ...shared, response };
    },
  };
}
