/** The service worker of push messages: it shows them and opens their page, and serves and stores no page. */
type Shown = { title: string; body: string; url: string; tag: string };
type PushWorker = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<unknown> };
  addEventListener: (kind: string, listener: (event: PushEventLike) => void) => void;
};
type PushEventLike = {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { json: () => Shown } | null;
  notification?: { close: () => void; data?: { url?: string } | null };
};

// The compiler knows pages alone.
const worker = globalThis as unknown as PushWorker;

worker.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, url, tag } = message;
  const icon = '/icons/192.png';
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

worker.addEventListener('notificationclick', (event) => {
  const url = event.notification?.data?.url ?? '/start';
  event.notification?.close();
  event.waitUntil(worker.clients.openWindow(url));
});
