import { Suspense, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import type { AlertDialog } from './AlertDialog.tsx';
import { lazyPart, useOpening } from './lazy-part.ts';

const dialog = lazyPart(async () => (await import('./AlertDialog.tsx')).AlertDialog);

/** AlertDialog, fetched when it is first asked for. Where it cannot be fetched, that is said and the question withdrawn. */
export function LazyAlertDialog(props: ComponentProps<typeof AlertDialog>) {
  const { isOpen, onOpenChange } = props;
  const [isLoaded, setLoaded] = useState(false);
  const { whenLoaded } = useOpening(dialog);
  const fetchDialog = useEffectEvent(async () => {
    await whenLoaded(() => setLoaded(true));
    if (!dialog.isLoaded()) onOpenChange(false);
  });
  useEffect(() => {
    if (isOpen && !isLoaded) void fetchDialog();
  }, [isOpen, isLoaded]);
  return isLoaded ? (
    <Suspense fallback={null}>
      <dialog.Part {...props} />
    </Suspense>
  ) : null;
}
