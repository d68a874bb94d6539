import { useState, type ReactNode, type Ref } from 'react';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

type Props = {
  /** The fields inside. */
  names: readonly string[];
  field: (name: string) => FieldBinding;
  lead: string;
  summaryRef?: Ref<HTMLElement>;
  children: ReactNode;
};

/** The optional figures of a form: open where one is filled, or wrong, or taken over from the text. */
export function FiguresDisclosure({ names, field, lead, summaryRef, children }: Props) {
  const { t } = useTexts();
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
      title={t('consulting:figure.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="border-t border-line pt-1"
      {...(summaryRef && { summaryRef })}
    >
      <p className="mb-3 text-sm text-ink-soft">{lead}</p>
      <div className="fields sm:grid-cols-2">{children}</div>
    </Disclosure>
  );
}
