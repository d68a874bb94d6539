import { useState } from 'react';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { FocalPicker, type Focal } from './FocalPicker.tsx';
import { focalStyle, photographFile } from './photograph-file.ts';

type Props = {
  photograph: Photograph | undefined;
  onClose: () => void;
  onSaved: (photograph: Photograph) => void;
};

export function FocalDialog({ photograph, onClose, onSaved }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      size="large"
      isOpen={photograph !== undefined}
      onOpenChange={onClose}
      title={t('marketing:photograph.focal')}
      description={t('marketing:photograph.focalHint')}
    >
      {photograph ? <FocalForm {...{ photograph, onClose, onSaved }} /> : null}
    </Dialog>
  );
}

/** Shapes of the crops: a square, a story, a link preview. */
const CROPS = ['aspect-square', 'aspect-9/16', 'aspect-191/100'] as const;

function FocalForm({ photograph, onClose, onSaved }: Props & { photograph: Photograph }) {
  const { t, inWorkspace } = useTexts();
  const [focal, setFocal] = useState<Focal>({ focalX: photograph.focalX, focalY: photograph.focalY });
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      onSaved(await api<Photograph>('PATCH', `/api/marketing/media/${photograph.id}`, { body: focal }));
    } catch (error) {
      toast.error(t('marketing:list.saveFailed'), errorText(error, t));
      setPending(false);
    }
  }

  return (
    <SubmitForm
      onSubmit={() => void save()}
      onCancel={onClose}
      isPending={isPending}
      submitLabel={t('ui:actions.save')}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <FocalPicker photograph={photograph} value={focal} onChange={setFocal} />
        <ul aria-hidden="true" className="flex items-end justify-center gap-3 sm:grid sm:justify-items-end">
          {CROPS.map((shape) => (
            <li key={shape}>
              <img
                src={inWorkspace(photographFile(photograph))}
                alt=""
                style={focalStyle(focal)}
                className={`${shape} h-20 rounded-[2px] object-cover shadow-raised`}
              />
            </li>
          ))}
        </ul>
      </div>
    </SubmitForm>
  );
}
