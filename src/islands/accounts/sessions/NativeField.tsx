import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type HTMLInputTypeAttribute } from 'react';

type Props = {
  name: string;
  label: string;
  error: string | undefined;
  value?: string | undefined;
  describedBy?: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  /** Labels of the button that shows a password; makes the field a password. */
  reveal?: { show: string; hide: string };
};

/**
 * A plain input styled like the controls, because sign-in loads no form library. The error's line is always reserved.
 */
export function NativeField({
  name,
  label,
  error,
  value,
  describedBy,
  type = 'text',
  autoComplete,
  reveal,
}: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="grid content-start gap-label">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={reveal ? (isShown ? 'text' : 'password') : type}
          autoComplete={autoComplete}
          defaultValue={value}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== undefined}
          aria-describedby={describedBy ? `${describedBy} ${id}-note` : `${id}-note`}
          className={`h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink transition-colors duration-quick hover:border-ink-soft focus:border-accent-ink focus:outline-2 focus:-outline-offset-1 focus:outline-accent-ink aria-invalid:border-danger aria-invalid:focus:outline-danger ${reveal ? 'pr-12' : ''}`}
        />
        {reveal ? (
          <button
            type="button"
            aria-label={isShown ? reveal.hide : reveal.show}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <p id={`${id}-note`} className="text-xs leading-5 font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </div>
  );
}
