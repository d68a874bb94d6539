import { useState, type ReactNode } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { communicationDialog } from './communication-parts.ts';
import type { Composed } from './CommunicationDialog.tsx';

/** A new email with the same text and links. */
const againOf = ({ subject, body, contact, company, opportunity }: Communication): Composed => ({
  type: 'email',
  contact,
  company,
  opportunity,
  ...(subject !== null && { subject }),
  ...(body !== null && { body }),
});

export function useComposing(onSaved: (saved: Communication) => void, isOnRecord = false) {
  const [composed, setComposed] = useState<Composed>();
  const { whenLoaded, isOpening } = useOpening(communicationDialog);
  const compose = (next: Composed) => void whenLoaded(() => setComposed(next));
  const dialog: ReactNode = (
    <communicationDialog.Part
      composed={composed}
      isOnRecord={isOnRecord}
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
