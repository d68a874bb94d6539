import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import rules from 'sonner/dist/styles.css?url';
import { attachToaster, showFlash } from './toast.ts';

const NARROW = '(width < 64rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Corners of a wide screen without fields and primary actions: in a portal above the account links of the side
 * navigation, which dialogs leave free (dialog-styles.ts). A narrow one has its header for it.
 */
const WIDE_CORNERS = {
  navigation: {
    position: 'bottom-left',
    offset: { bottom: '11.5rem', left: '0.5rem' },
    width: '[--width:14.5rem]!',
  },
  left: { position: 'bottom-left', offset: '1.5rem', width: '[--width:22rem]!' },
  right: { position: 'bottom-right', offset: '1.5rem', width: '[--width:22rem]!' },
} as const;

const NARROW_PLACE = { position: 'top-center', offset: { top: 4 }, width: '[--width:22rem]!' } as const;

const TOAST_BUTTON =
  '-my-2.5 h-control shrink-0 self-center rounded-control px-3 font-semibold text-accent-ink hover:bg-accent-soft lg:mt-0 lg:-ml-3';

type ToasterProps = { regionLabel: string; closeLabel: string; corner?: keyof typeof WIDE_CORNERS };

/**
 * 5,000 ms, swipe to the right, F8 moves the focus to the notifications (specification section 9). Render it once per
 * layout. The component loads sonner's styles itself: an import would link them on every public page that may show a
 * toast.
 */
export function Toaster({ regionLabel, closeLabel, corner = 'left' }: ToasterProps) {
  const isNarrow = useSyncExternalStore(
    watchWidth,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  useEffect(() => {
    attachToaster(toast);
    showFlash();
  }, []);
  const { position, offset, width } = isNarrow ? NARROW_PLACE : WIDE_CORNERS[corner];
  return (
    <>
      <link rel="stylesheet" href={rules} precedence="default" />
      <Sonner
        className={`font-text! ${width}`}
        position={position}
        offset={offset}
        mobileOffset={{ top: 4 }}
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
              'group flex min-h-control w-full items-start gap-x-3 rounded-panel border-l-4 border-accent bg-overlay py-2.5 pr-12 pl-4 lg:flex-wrap lg:py-3.5 lg:pl-3 text-sm text-ink shadow-floating data-[type=error]:border-danger data-[type=success]:border-success data-[type=warning]:border-warning-ink sm:w-(--width)',
            icon: 'mt-px shrink-0',
            content: 'min-w-0 flex-1',
            title: 'font-semibold',
            description: 'mt-0.5 text-ink-soft',
            actionButton: TOAST_BUTTON,
            cancelButton: TOAST_BUTTON,
            closeButton:
              'absolute top-0.5 right-0.5 grid size-control place-items-center rounded-control text-ink-soft hover:text-ink',
          },
        }}
      />
    </>
  );
}
