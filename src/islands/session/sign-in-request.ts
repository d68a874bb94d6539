import { atom } from 'nanostores';

/** What a waiting call wants of its user: to sign in again, or to show once more that it is they. */
export type RequestKind = 'signIn' | 'password';

/** Open while a call waits; the dialog of the page answers it. */
export type SignInRequest = { kind: RequestKind; answer: (isDone: boolean) => void };

/** The last is on top: a session may end while its password is asked for. */
export const $signInRequests = atom<readonly SignInRequest[]>([]);

const pending = new Map<RequestKind, Promise<boolean>>();

/** Calls that fail together share one dialog. */
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

/** Resolves to true after a sign-in, to false when it was dismissed. */
export const askToSignIn = (): Promise<boolean> => ask('signIn');

/** Resolves to true once the password was given again, to false when it was dismissed. */
export const askForPassword = (): Promise<boolean> => ask('password');
