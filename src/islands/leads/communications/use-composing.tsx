import { useState, type ReactNode } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { communicationDialog } from './communication-parts.ts';
import { againOf, type Composed } from './composed.ts';

/** Writes in a dialog: beside a list no record's timeline is there to write in. */
export function useComposing(onSaved: (saved: Communication) => void) {
  const [composed, setComposed] = useState<Composed>();
  const { whenLoaded, isOpening } = useOpening(communicationDialog);
  const compose = (next: Composed) => void whenLoaded(() => setComposed(next));
  const dialog: ReactNode = (
    <communicationDialog.Part
      composed={composed}
      onClose={() => setComposed(undefined)}
      onSaved={(saved) => {
        setComposed(undefined);
        onSaved(saved);
      }}
    />
  );
  return {
    dialog,
    isOpening,
    compose,
    edit: (communication: Communication) => compose({ communication }),
    again: (communication: Communication) => compose(againOf(communication)),
  };
}
