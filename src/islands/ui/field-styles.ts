/** The look of fields, apart from their parts: a field without react-aria has it too. */
export const CONTROL =
  'w-full rounded-control border border-line-strong bg-surface text-base text-ink transition-colors duration-quick ' +
  'placeholder:text-ink-soft data-hovered:border-ink-soft data-focused:border-accent-ink data-focused:outline-2 ' +
  'data-focused:-outline-offset-1 data-focused:outline-accent-ink data-invalid:border-danger ' +
  'data-invalid:data-focused:border-danger data-invalid:data-focused:outline-danger ' +
  'data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:text-ink-soft sm:text-sm';

export const FIELD = 'flex flex-col gap-label';
export const LABEL = 'text-sm font-medium text-ink';
