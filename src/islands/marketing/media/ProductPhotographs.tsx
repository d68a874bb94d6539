import { ImageUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import { MAX_PHOTOGRAPHS, PHOTOGRAPH_TYPES } from '#features/marketing/media/photograph.values.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useList } from '#islands/lists/use-list.ts';
import { FocalDialog } from '#islands/marketing/dialogs.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Page } from '#shared/api.ts';
import { PhotographCard } from './PhotographCard.tsx';
import { useUpload, type RefusedFile } from './use-upload.ts';

type Props = { productId: number; first: Page<Photograph> };

/** The product's photographs, which its images show: added by button or drop, each with its focal point. */
export function ProductPhotographs({ productId, first }: Props) {
  const { t } = useTexts();
  const list = useList(first, {
    path: '/api/marketing/media',
    fixed: { productId: String(productId), sort: 'createdAt', limit: String(MAX_PHOTOGRAPHS) },
  });
  const { remove } = useDeletion('/api/marketing/media', { list });
  const { upload, progress, refused } = useUpload(productId, list.reload);
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [focused, setFocused] = useState<Photograph>();
  const isFull = list.items.length >= MAX_PHOTOGRAPHS;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isFull) void upload([...event.dataTransfer.files]);
  }

  return (
    <section
      aria-labelledby="photographs-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={drop}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control outline-accent-ink ${isOver && !isFull ? 'bg-accent-soft outline-2 outline-offset-4' : ''}`}
    >
      <header className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <div>
          <h2 id="photographs-title" className="text-base">
            {t('marketing:photographs.title')}
          </h2>
          <p id="photographs-hint" className="mt-1 max-w-[64ch] text-xs text-ink-soft">
            {t(isFull ? 'marketing:photographs.full' : 'marketing:photographs.lead', {
              count: MAX_PHOTOGRAPHS,
            })}
          </p>
        </div>
        <input
          ref={chooser}
          type="file"
          accept={PHOTOGRAPH_TYPES}
          multiple
          hidden
          aria-label={t('marketing:photographs.add')}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button
          className="act"
          icon={ImageUp}
          isPending={progress !== null}
          isDisabled={isFull}
          aria-describedby="photographs-hint"
          onPress={() => chooser.current?.click()}
        >
          {t('marketing:photographs.add')}
        </Button>
      </header>
      {progress ? (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <Spinner className="size-4" /> {t('marketing:photographs.uploading', progress)}
        </p>
      ) : null}
      <RefusedFiles refused={refused} />
      {list.items.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-3">
          {list.items.map((photograph, at) => (
            <li key={photograph.id}>
              <PhotographCard
                photograph={photograph}
                number={at + 1}
                onFocus={() => setFocused(photograph)}
                onDelete={() => void remove(photograph.id, t('marketing:photograph.deleted'))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <FocalDialog
        photograph={focused}
        onClose={() => setFocused(undefined)}
        onSaved={(saved) => {
          list.replace(saved);
          setFocused(undefined);
        }}
      />
    </section>
  );
}

function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  if (refused.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-1 rounded-control bg-danger-soft p-3 text-sm text-danger-ink">
      {refused.map(({ name, reason }, at) => (
        <li key={at} className="wrap-anywhere">
          <strong className="font-semibold">{name}</strong>: {reason}
        </li>
      ))}
    </ul>
  );
}
