import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-styles.ts';
import type { Icon } from './icon.ts';

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Icon;
  children: ReactNode;
};

export function ButtonLink({ href, variant, size, icon: Symbol, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass(variant, size)}>
      {Symbol && <Symbol size={18} strokeWidth={2} aria-hidden="true" className="-ml-0.5 shrink-0" />}
      {children}
    </a>
  );
}
