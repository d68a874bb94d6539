import { atom } from 'nanostores';

/** Open while a call waits for its user to sign in again; the dialog of the page answers it. */
export type SignInRequest = { answer: (isSignedIn: boolean) => void };

export const $signInRequest = atom<SignInRequest | null>(null);

let pending: Promise<boolean> | null = null;

/** Resolves to true after a sign-in, to false when it was dismissed. Calls that fail together share one dialog. */
export function askToSignIn(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    $signInRequest.set({
      answer: (isSignedIn) => {
        $signInRequest.set(null);
        pending = null;
        resolve(isSignedIn);
      },
    });
  });
  return pending;
}
