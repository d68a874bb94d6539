export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'large';

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap ' +
  'select-none no-underline transition-[background-color,border-color,color,scale] duration-quick ease-settle ' +
  'active:scale-[0.985] data-pressed:scale-[0.985] disabled:cursor-not-allowed disabled:opacity-45';

const SIZES: Record<ButtonSize, string> = {
  small: 'h-9 px-3 text-sm touch-target',
  medium: 'h-control px-4 text-sm',
  large: 'h-13 px-6 text-base',
};

/**
 * `hover:` is for plain elements, `data-hovered:` for islands, where touch does not hover. `act`: hidden from who may only
 * read (styles/reader.css).
 */
const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'act border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-strong data-pressed:bg-accent-strong',
  secondary:
    'border-line-strong/60 bg-surface text-ink not-disabled:hover:border-ink-soft not-disabled:hover:bg-sunken data-pressed:bg-sunken',
  quiet:
    'border-transparent bg-transparent text-ink not-disabled:hover:bg-sunken data-pressed:bg-sunken aria-expanded:bg-sunken',
  danger:
    'act border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-strong data-pressed:bg-danger-strong',
};

/** Classes shared by pages (<a>, <button>) and islands (Button). */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string =>
  `${BASE} ${SIZES[size]} ${VARIANTS[variant]}`;

/** Of a button with a sign and words, of which a phone shows the sign alone; the words are for screen readers there. */
export const SIGN_ON_PHONE = 'max-sm:w-control max-sm:px-0! max-sm:[&_svg]:ml-0';

export const iconButtonClass = (variant: ButtonVariant = 'quiet', size: ButtonSize = 'medium'): string =>
  `${buttonClass(variant, size)} aspect-square px-0!`;
