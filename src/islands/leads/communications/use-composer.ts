import { useEffect, useRef, useState } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { readDraft } from '#islands/ui/drafts.ts';
import { useOpening } from '#islands/ui/lazy-component.ts';
import type { RecordStart } from '#islands/leads/records/record-start.ts';
import { composer } from './communication-parts.ts';
import type { CommunicationType } from './communication-form.ts';
import { againOf, draftKeyOf, type Composed } from './composed.ts';

type Open = { composed: Composed; formId: number };

/** Writing on a record's page. The focus goes back to where it came from. */
export function useComposer(start: RecordStart) {
  const [open, setOpen] = useState<Open>();
  const { whenLoaded } = useOpening(composer);
  const line = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const closed = useRef<Composed>(undefined);

  const show = (composed: Composed, isSameForm = false) => {
    if (!open) opener.current = document.activeElement;
    void whenLoaded(() =>
      setOpen((before) => ({ composed, formId: (before?.formId ?? 0) + (isSameForm && before ? 0 : 1) })),
    );
  };

  useEffect(() => {
    const left = closed.current;
    if (open || !left) return;
    closed.current = undefined;
    const type = 'type' in left ? left.type : 'note';
    const back = opener.current?.isConnected && opener.current !== document.body ? opener.current : null;
    const kind = line.current?.querySelector(`[data-kind=${type}]`);
    for (const each of [back ?? kind]) if (each instanceof HTMLElement) each.focus();
  }, [open]);

  return {
    open,
    line,
    /** Takes what is typed along to another kind, unless that one has a draft of its own. */
    compose: (type: CommunicationType) => {
      const next = { type, ...start };
      const isNew = open !== undefined && 'type' in open.composed;
      show(next, isNew && readDraft(draftKeyOf(next)) === null);
    },
    edit: (communication: Communication) => show({ communication }),
    again: (communication: Communication) => show(againOf(communication)),
    close: () => {
      closed.current = open?.composed;
      setOpen(undefined);
    },
  };
}
