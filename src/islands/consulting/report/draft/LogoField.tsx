import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import type { DocumentFace } from '#features/consulting/report/document/document.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

const KINDS = 'image/png,image/jpeg,image/webp,image/svg+xml';

type Props = {
  companyId: number;
  logo: DocumentFace['logo'];
  onChanged: (company: Company) => void;
};

/** The logo: chosen, stored at once, replaced, removed. */
export function LogoField({ companyId, logo, onChanged }: Props) {
  const { t } = useTexts();
  const chooser = useRef<HTMLInputElement>(null);
  const note = useId();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const path = `/api/companies/${companyId}`;

  async function store(act: () => Promise<unknown>, done: string): Promise<void> {
    setPending(true);
    setError(null);
    try {
      await act();
      onChanged(await api<Company>('GET', path));
      toast.success(done);
    } catch (failure) {
      const named = failure instanceof ApiError ? Object.values(failure.problem.errors ?? {})[0] : undefined;
      setError(named ?? errorText(failure, t));
    } finally {
      setPending(false);
      if (chooser.current) chooser.current.value = '';
    }
  }
  function upload(file: File | undefined): void {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    void store(() => api('POST', `${path}/logo`, { body }), t('consulting:draft.face.uploaded'));
  }

  return (
    <div className="grid gap-label text-sm">
      <p className="font-medium">{t('consulting:draft.face.logo')}</p>
      {logo && (
        <img
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt={t('consulting:draft.face.logo')}
          className="h-12 w-auto max-w-full self-start justify-self-start rounded-control border border-line bg-white object-contain p-1"
        />
      )}
      <input
        ref={chooser}
        type="file"
        accept={KINDS}
        hidden
        aria-label={t('consulting:draft.face.choose')}
        onChange={({ target }) => upload(target.files?.[0])}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          className="act"
          size="small"
          icon={ImageUp}
          isPending={isPending}
          aria-describedby={note}
          onPress={() => chooser.current?.click()}
        >
          {t(logo ? 'consulting:draft.face.replace' : 'consulting:draft.face.choose')}
        </Button>
        {logo && (
          <Button
            className="act"
            variant="quiet"
            size="small"
            icon={Trash2}
            isDisabled={isPending}
            onPress={() =>
              void store(() => api('DELETE', `${path}/logo`), t('consulting:draft.face.removed'))
            }
          >
            {t('consulting:draft.face.remove')}
          </Button>
        )}
      </div>
      <p
        id={note}
        role={error === null ? undefined : 'alert'}
        className={`min-h-5 text-xs leading-5 ${error === null ? 'text-ink-soft' : 'font-medium text-danger-ink'}`}
      >
        {isPending ? (
          <span className="inline-flex items-center gap-1.5">
            <Spinner className="size-3" /> {t('consulting:draft.face.uploading')}
          </span>
        ) : (
          (error ?? t('consulting:draft.face.logoHint'))
        )}
      </p>
    </div>
  );
}
