type CreationOptions = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type RequestOptions = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];

/** False on addresses without TLS, and in browsers from before 2025. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Returns null where the user closes the browser's dialog. */
async function answered(asking: Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = await asking;
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as object) : null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null;
    throw error;
  }
}

/** The server's options pass through as they are: the browser checks them. */
export const createPasskey = (options: unknown): Promise<object | null> =>
  answered(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as CreationOptions),
    }),
  );

export const signWithPasskey = (options: unknown): Promise<object | null> =>
  answered(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as RequestOptions),
    }),
  );
