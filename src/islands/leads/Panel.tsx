import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '#islands/ui/PlainButton.tsx';

type Props = {
  id: string;
  title: string;
  add?: { label: string; onPress: () => void; isPending?: boolean };
  children: ReactNode;
};

/** A section beside the timeline on a record's page. */
export function Panel({ id, title, add, children }: Props) {
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface">
      <header className="flex min-h-control items-center justify-between gap-2 border-b border-line pr-1 pl-4">
        <h2 id={id} className="font-text text-sm font-semibold">
          {title}
        </h2>
        {add ? (
          <PlainButton
            variant="quiet"
            aria-label={add.label}
            className="aspect-square px-0!"
            isPending={add.isPending ?? false}
            onPress={add.onPress}
          >
            <Plus size={18} aria-hidden="true" />
          </PlainButton>
        ) : null}
      </header>
      <div className="px-4 py-2">{children}</div>
    </section>
  );
}
