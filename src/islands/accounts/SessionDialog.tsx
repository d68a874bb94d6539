import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { $signInRequest } from './sign-in-request.ts';

const form = lazyPart(async () => (await import('./SessionForm.tsx')).SessionForm);

/**
 * An ended session in the middle of work: the same account signs in again, here, and the waiting call goes on. Where the
 * form cannot be fetched, the call fails as it would have without it.
 */
export function SessionDialog({ username }: { username: string }) {
  const request = useStore($signInRequest);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!request || isLoaded) return;
    form.load().then(
      () => setLoaded(true),
      () => request.answer(false),
    );
  }, [request, isLoaded]);
  return isLoaded ? <form.Part username={username} request={request} /> : null;
}
