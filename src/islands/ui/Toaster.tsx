import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import rules from 'sonner/dist/styles.css?url';
import { attachToaster, showFlash } from './toast.ts';

const PHONE = '(width < 40rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

type ToasterProps = { regionLabel: string; closeLabel: string };

/**
 * 5,000 ms, swipe to the right, F8 moves the focus to the notifications (specification section 9). Render it once per
 * layout. The component loads sonner's styles itself: an import would link them on every public page that may show a
 * toast.
 */
export function Toaster({ regionLabel, closeLabel }: ToasterProps) {
  const isPhone = useSyncExternalStore(
    watchWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  useEffect(() => {
    attachToaster(toast);
    showFlash();
  }, []);
  return (
    <>
      <link rel="stylesheet" href={rules} precedence="default" />
      <Sonner
        className="font-text!"
        // On a phone the primary action is at the bottom, where a toast would cover it.
        position={isPhone ? 'top-center' : 'bottom-right'}
        mobileOffset={{ top: 64 }}
        visibleToasts={1}
        duration={5000}
        hotkey={['F8']}
        swipeDirections={['right']}
        closeButton
        containerAriaLabel={regionLabel}
        icons={{
          success: <CircleCheck size={20} aria-hidden="true" className="text-success" />,
          warning: <TriangleAlert size={20} aria-hidden="true" className="text-warning-ink" />,
          error: <CircleAlert size={20} aria-hidden="true" className="text-danger" />,
          close: <X size={16} aria-hidden="true" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast:
              'group flex w-full items-start gap-3 rounded-panel border-l-4 border-accent bg-overlay py-3.5 pr-12 pl-4 text-sm text-ink shadow-floating data-[type=error]:border-danger data-[type=success]:border-success data-[type=warning]:border-warning-ink sm:w-(--width)',
            icon: 'mt-px shrink-0',
            content: 'min-w-0 flex-1',
            title: 'font-semibold',
            description: 'mt-0.5 text-ink-soft',
            actionButton:
              '-my-2.5 h-11 shrink-0 self-center rounded-control px-3 font-semibold text-accent-ink hover:bg-accent-soft',
            closeButton:
              'absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink',
          },
        }}
      />
    </>
  );
}
