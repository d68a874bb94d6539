import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '#islands/ui/PlainButton.tsx';

type Props = {
  id: string;
  title: string;
  add?: { label: string; onPress: () => void; isPending?: boolean };
  children: ReactNode;
};

/** A section of the facts on a record's page, with the act that adds to it. */
export function Panel({ id, title, add, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <header className="-mt-2 flex min-h-control items-center justify-between gap-2">
        <h2 id={id} className="font-text text-sm font-semibold">
          {title}
        </h2>
        {add ? (
          <PlainButton
            variant="quiet"
            aria-label={add.label}
            className="act -mr-2 aspect-square px-0!"
            isPending={add.isPending ?? false}
            onPress={add.onPress}
          >
            <Plus size={18} aria-hidden="true" />
          </PlainButton>
        ) : null}
      </header>
      {children}
    </section>
  );
}
