import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ReactNode, Ref } from 'react';
import { buttonClass, iconButtonClass, type ButtonSize, type ButtonVariant } from './button-styles.ts';
import type { Icon } from './icon.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Icon;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** While pending it keeps its width and focus, announces it, and ignores presses. */
export function Button({ variant, size, icon: Symbol, children, className = '', ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={`${buttonClass(variant, size)} ${className}`}>
      {({ isPending }) => (
        <>
          <span className={`inline-flex items-center gap-2 ${isPending ? 'opacity-0' : ''}`}>
            {Symbol && <Symbol size={18} strokeWidth={2} aria-hidden="true" className="-ml-0.5 shrink-0" />}
            {children}
          </span>
          {isPending && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}

type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** Accessible name; also add a Tooltip where the icon is not obvious. */
  label: string;
  icon: Icon;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

export function IconButton({
  label,
  icon: Symbol,
  variant,
  size,
  className = '',
  ...props
}: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={`${iconButtonClass(variant, size)} ${className}`}>
      <Symbol size={18} strokeWidth={2} aria-hidden="true" />
    </AriaButton>
  );
}
