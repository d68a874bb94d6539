import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazyComponent } from '#islands/ui/lazy-component.ts';
import { $signInRequests } from './sign-in-request.ts';

const form = lazyComponent(async () => (await import('./SessionForm.tsx')).SessionForm);

/**
 * An ended session in the middle of work: the same account signs in again, here, and the waiting call goes on; so does
 * an administrator's once the password was given again. Where the form cannot be fetched, the call fails as it would
 * have without it.
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
