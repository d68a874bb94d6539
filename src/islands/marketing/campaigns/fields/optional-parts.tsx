import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type OptionalParts<Name extends string> = {
  /** Those that wait to be added. */
  waiting: readonly Name[];
  isShown: (name: Name) => boolean;
  /** The one that was added last, which takes the focus. */
  isAdded: (name: Name) => boolean;
  add: (name: Name) => void;
};

/** Parts that are empty when the editor opens wait in one row until they are added; one that is emptied stays. */
export function useOptionalParts<Name extends string>(
  empty: Readonly<Record<Name, boolean>>,
): OptionalParts<Name> {
  const names = Object.keys(empty) as Name[];
  const [hidden, setHidden] = useState<readonly Name[]>(() => names.filter((name) => empty[name]));
  const [added, setAdded] = useState<Name>();
  const isShown = (name: Name) => !empty[name] || !hidden.includes(name);
  return {
    waiting: names.filter((name) => !isShown(name)),
    isShown,
    isAdded: (name) => name === added,
    add: (name) => {
      setHidden((before) => before.filter((one) => one !== name));
      setAdded(name);
    },
  };
}

type RowProps<Name extends string> = {
  parts: OptionalParts<Name>;
  labelOf: (name: Name) => string;
  onAdd?: (name: Name) => void;
};

export function AddParts<Name extends string>({ parts, labelOf, onAdd }: RowProps<Name>) {
  const { t } = useTexts();
  if (parts.waiting.length === 0) return null;
  const label = t('marketing:campaign.addParts');
  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line pt-3"
    >
      <span aria-hidden="true" className="mr-1 text-sm text-ink-soft max-sm:basis-full">
        {label}
      </span>
      {parts.waiting.map((name) => (
        <Button
          key={name}
          size="small"
          variant="quiet"
          icon={Plus}
          aria-label={t('marketing:editor.addNamed', { name: labelOf(name) })}
          onPress={() => {
            parts.add(name);
            onAdd?.(name);
          }}
        >
          {labelOf(name)}
        </Button>
      ))}
    </div>
  );
}
