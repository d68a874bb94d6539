import { atom } from 'nanostores';

export type RequestKind = 'signIn' | 'password';

/** Pending while a request waits; the page's dialog calls `answer`. */
export type SignInRequest = { kind: RequestKind; answer: (isDone: boolean) => void };

/** The last one is shown: a session may end while its password prompt is open. */
export const $signInRequests = atom<readonly SignInRequest[]>([]);

const pending = new Map<RequestKind, Promise<boolean>>();

/** Requests that fail together share one dialog. */
function ask(kind: RequestKind): Promise<boolean> {
  const asked =
    pending.get(kind) ??
    new Promise<boolean>((resolve) => {
      const request: SignInRequest = {
        kind,
        answer: (isDone) => {
          $signInRequests.set($signInRequests.get().filter((each) => each !== request));
          pending.delete(kind);
          resolve(isDone);
        },
      };
      $signInRequests.set([...$signInRequests.get(), request]);
    });
  pending.set(kind, asked);
  return asked;
}

/** Resolves to true after a sign-in, false when dismissed. */
export const askToSignIn = (): Promise<boolean> => ask('signIn');

/** Resolves to true once the password was entered, false when dismissed. */
export const askForPassword = (): Promise<boolean> => ask('password');
