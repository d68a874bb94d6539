import { useTexts } from './texts.tsx';

type SpinnerProps = { label?: string | undefined; className?: string };

/** Four animated tiles. Plain elements, so that any button can contain it, also before hydration. */
export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  const { t } = useTexts();
  return (
    <span
      role="progressbar"
      aria-label={label ?? t('ui:states.loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      className="inline-flex"
    >
      <svg viewBox="0 0 20 20" className={`animate-spin fill-current ${className}`} aria-hidden="true">
        <path d="M9 1v8H1a8 8 0 0 1 8-8Z" />
        <path d="M11 1a8 8 0 0 1 8 8h-8Z" opacity=".3" />
        <path d="M19 11a8 8 0 0 1-8 8v-8Z" opacity=".55" />
        <path d="M9 19a8 8 0 0 1-8-8h8Z" opacity=".3" />
      </svg>
    </span>
  );
}
