import { Search, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { MAX_SEARCH } from '#shared/limits.ts';
import { CONTROL } from './field-styles.ts';
import { useTexts } from './texts.tsx';

type SearchFieldProps = {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  className?: string;
  autoFocus?: boolean;
};

export function SearchField({ label, className = '', ...props }: SearchFieldProps) {
  const { t } = useTexts();
  return (
    <AriaSearchField
      {...props}
      aria-label={label}
      className={`group relative flex min-w-0 items-center ${className}`}
    >
      <Search size={18} aria-hidden="true" className="pointer-events-none absolute left-3 text-ink-soft" />
      <Input
        placeholder={label}
        maxLength={MAX_SEARCH}
        className={`${CONTROL} h-control pr-3 pl-10 text-ellipsis not-placeholder-shown:pr-11 focus-visible:-outline-offset-1 [&::-webkit-search-cancel-button]:hidden`}
      />
      <Button
        aria-label={t('ui:actions.clearSearch')}
        className="absolute right-0 grid size-control place-items-center text-ink-soft group-data-empty:hidden data-hovered:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </Button>
    </AriaSearchField>
  );
}
