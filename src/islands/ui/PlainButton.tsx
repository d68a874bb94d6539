import type { FocusEventHandler, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-styles.ts';
import type { Icon } from './icon.ts';
import { Spinner } from './Spinner.tsx';

type PlainButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Icon;
  className?: string;
  type?: 'button' | 'submit';
  isPending?: boolean;
  isDisabled?: boolean;
  'aria-label'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  onPress?: (() => void) | undefined;
  /** Signs of intent (`prefetchOnIntent`). */
  onHoverStart?: () => void;
  onFocus?: FocusEventHandler;
  onPressStart?: () => void;
};

/**
 * A native button for what is visible before anything is opened: react-aria's press handling is 13 KB before the first
 * one works on a phone. Takes the same props as Button, so the two are interchangeable, but the trigger of a menu or
 * dialog has to be a Button.
 */
export function PlainButton({
  children,
  variant,
  size,
  icon: Symbol,
  className = '',
  type = 'button',
  isPending = false,
  isDisabled = false,
  onPress,
  onHoverStart,
  onPressStart,
  ...props
}: PlainButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onPointerEnter={onHoverStart}
      onPointerDown={onPressStart}
      // While pending it keeps its focus, ignores presses, and cannot submit a form twice.
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      <span className={`inline-flex items-center gap-2 ${isPending ? 'opacity-0' : ''}`}>
        {Symbol && <Symbol size={18} strokeWidth={2} aria-hidden="true" className="-ml-0.5 shrink-0" />}
        {children}
      </span>
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}
