import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/Button.tsx';

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
          <IconButton
            label={add.label}
            icon={Plus}
            onPress={add.onPress}
            isPending={add.isPending ?? false}
          />
        ) : null}
      </header>
      <div className="px-4 py-2">{children}</div>
    </section>
  );
}
