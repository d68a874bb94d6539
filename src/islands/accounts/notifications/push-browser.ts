import type { AddDevice } from '#features/accounts/push/push.schema.ts';
import { PUSH_SCOPE, PUSH_WORKER, PUSHED_KEY } from '#features/accounts/push/push.values.ts';
import { writeStored } from '#islands/ui/storage.ts';

/** Whether this browser can be told; on an iPhone only once the site stands on its home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const rememberPushed = (userId: string | null): void =>
  writeStored('localStorage', PUSHED_KEY, userId);

/** Asks the reader, and subscribes. Returns null where they say no. */
export async function subscribe(publicKey: string): Promise<AddDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  const known = await worker.pushManager.getSubscription();
  // One of an earlier key of the server is of no use.
  await known?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  await whenActive(worker);
  return (await worker.pushManager.subscribe(options)).toJSON() as AddDevice;
}

/** A browser subscribes for an active worker alone, and `ready` would wait for one of this page. */
async function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}

/** Ends it in the browser too. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await worker?.unregister();
}
