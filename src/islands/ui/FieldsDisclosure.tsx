import { useState, type ReactNode, type Ref } from 'react';
import { Disclosure } from './Disclosure.tsx';
import type { FieldBinding } from './use-record-form.ts';

type Props = {
  title: string;
  /** The fields inside that may be empty. */
  names: readonly string[];
  field: (name: string) => FieldBinding;
  lead?: string;
  summaryRef?: Ref<HTMLElement>;
  children: ReactNode;
};

/** Fields that most records leave empty: open where one is filled, or wrong, or filled by something else in the form. */
export function FieldsDisclosure({ title, names, field, lead, summaryRef, children }: Props) {
  const filled = names.filter((name) => field(name).value !== '').length;
  const wrong = names.filter((name) => field(name).error !== undefined).length;
  const [isOpen, setOpen] = useState(filled > 0);
  const [seen, setSeen] = useState({ filled, wrong });
  if (seen.filled !== filled || seen.wrong !== wrong) {
    setSeen({ filled, wrong });
    if (filled > seen.filled || wrong > 0) setOpen(true);
  }
  return (
    <Disclosure
      title={title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="border-t border-line pt-1"
      {...(summaryRef && { summaryRef })}
    >
      {lead === undefined ? null : <p className="mt-1 mb-3 text-sm text-ink-soft">{lead}</p>}
      <div className={`fields sm:grid-cols-2 ${lead === undefined ? 'pt-2' : ''}`}>{children}</div>
    </Disclosure>
  );
}
