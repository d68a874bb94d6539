export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent' | 'deep';

const TONES: Record<BadgeTone, string> = {
  // On a dark card its ground alone is not seen.
  neutral: 'bg-sunken text-ink-soft outline -outline-offset-1 outline-line',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  accent: 'bg-accent-soft text-accent-ink',
  deep: 'bg-info-ink text-surface',
};

export const badgeClass = (tone: BadgeTone): string =>
  `inline-flex w-fit items-center gap-1 rounded-[4px] px-1.5 py-0.5 text-xs leading-4 font-semibold whitespace-nowrap ${TONES[tone]}`;
