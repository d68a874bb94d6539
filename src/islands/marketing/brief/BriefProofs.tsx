import { GripVertical, Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Proof } from '#features/marketing/brief/brief.types.ts';
import { MAX_PROOFS, PROOF_KINDS } from '#features/marketing/brief/brief.values.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  proofs: readonly Proof[];
  errors: Record<string, string>;
  onChange: (proofs: Proof[]) => void;
};

const EMPTY: Proof = { text: '', kind: 'figure', isStrongest: false };

/** Up to five proofs in the order of their weight, each with its kind; one is starred. */
export function BriefProofs({ proofs, errors, onChange }: Props) {
  const { t } = useTexts();
  const shown = proofs.length === 0 ? [EMPTY] : proofs;
  const put = (at: number, changes: Partial<Proof>) =>
    onChange(shown.map((proof, index) => (index === at ? { ...proof, ...changes } : proof)));
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const proof = shown[from];
    if (proof === undefined || to < 0 || to >= shown.length || from === to) return;
    onChange(shown.toSpliced(from, 1).toSpliced(to, 0, proof));
  };
  const star = (at: number) =>
    onChange(shown.map((proof, index) => ({ ...proof, isStrongest: index === at && !proof.isStrongest })));
  return (
    <>
      <ol className="grid gap-3">
        {shown.map(({ text, kind, isStrongest }, at) => {
          const number = at + 1;
          return (
            <li
              key={at}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={() => {
                if (dragged !== null) move(dragged, at);
                setDragged(null);
              }}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <TextArea
                label={t('marketing:brief.proof', { number })}
                value={text}
                onChange={(next) => put(at, { text: next })}
                error={
                  errors[`proofs.${at}.text`] ??
                  errors[`proofs.${at}`] ??
                  (at === 0 ? errors['proofs'] : undefined)
                }
                rows={1}
                className="max-sm:col-span-2"
              />
              <PlainSelect
                label={t('marketing:brief.proofKind', { number })}
                value={kind}
                onChange={(next) => put(at, { kind: next })}
                options={PROOF_KINDS.map((id) => ({ id, label: t(`marketing:brief.proofKinds.${id}`) }))}
                className="sm:mt-7 sm:w-36"
              />
              <div className="flex sm:mt-7">
                {shown.length > 1 ? (
                  <button
                    type="button"
                    draggable
                    aria-label={t('marketing:brief.moveProof', { number })}
                    onDragStart={() => setDragged(at)}
                    onDragEnd={() => setDragged(null)}
                    onKeyDown={(event) => {
                      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
                      if (step === 0) return;
                      event.preventDefault();
                      move(at, at + step);
                      const row = event.currentTarget.closest('li');
                      const next = step < 0 ? row?.previousElementSibling : row?.nextElementSibling;
                      next?.querySelector<HTMLElement>('[draggable]')?.focus();
                    }}
                    className="grid size-control cursor-grab place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
                  >
                    <GripVertical size={20} aria-hidden="true" />
                  </button>
                ) : null}
                <button
                  type="button"
                  aria-label={t('marketing:brief.star', { number })}
                  aria-pressed={isStrongest}
                  onClick={() => star(at)}
                  className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:text-accent-ink"
                >
                  <Star size={20} aria-hidden="true" fill={isStrongest ? 'currentColor' : 'none'} />
                </button>
                <IconButton
                  label={t('marketing:brief.removeProof', { number })}
                  icon={Trash2}
                  onPress={() => onChange(shown.filter((_, index) => index !== at))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {shown.length < MAX_PROOFS ? (
        <Button
          variant="quiet"
          icon={Plus}
          className="act justify-self-start"
          onPress={() => onChange([...shown, EMPTY])}
        >
          {t('marketing:brief.addProof')}
        </Button>
      ) : null}
    </>
  );
}
