import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazyComponent } from '#islands/ui/lazy-component.ts';
import { $signInRequests } from './sign-in-request.ts';

const form = lazyComponent(async () => (await import('./session-form.ts')).loadSessionForm());

/**
 * Signs the same account in again after a session has ended, and continues the waiting request; the same for an
 * administrator's password prompt. If the form cannot be loaded, the request fails.
 */
export function SessionDialog({ username }: { username: string }) {
  const requests = useStore($signInRequests);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (requests.length === 0 || isLoaded) return;
    form.load().then(
      () => setLoaded(true),
      () => requests.forEach(({ answer }) => answer(false)),
    );
  }, [requests, isLoaded]);
  return isLoaded ? <form.Part username={username} requests={requests} /> : null;
}
