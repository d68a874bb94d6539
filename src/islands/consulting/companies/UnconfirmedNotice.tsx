import { useState } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Fields that the loop may have filled in without knowing them. */
const FIELDS = ['name', 'sector', 'size', 'structure'] as const;

type Props = {
  company: Company;
  isOpening: boolean;
  onEdit: () => void;
  onConfirmed: (company: Company) => void;
};

/** Names what was filled in without being known; a save of the form confirms it too. */
export function UnconfirmedNotice({ company, isOpening, onEdit, onConfirmed }: Props) {
  const { t, tag } = useTexts();
  const [isPending, setPending] = useState(false);
  const open = FIELDS.filter((field) => company.unconfirmed.includes(field));
  if (open.length === 0) return null;

  async function confirm() {
    setPending(true);
    const path = `/api/companies/${company.id}`;
    try {
      const same = Object.fromEntries(open.map((field) => [field, company[field]]));
      const body = { ...same, updatedAt: company.updatedAt };
      onConfirmed(await api<Company>('PATCH', path, { body }));
      toast.success(t('consulting:unconfirmed.confirmed'));
    } catch (error) {
      toast.error(t('consulting:unconfirmed.failed'), errorText(error, t));
      // Changed in another tab: what is shown here must be looked at again.
      if (error instanceof ApiError && error.problem.code === 'stale')
        void api<Company>('GET', path).then(onConfirmed, () => undefined);
    } finally {
      setPending(false);
    }
  }

  const labels = {
    name: t('consulting:company.name'),
    sector: t('consulting:company.sector'),
    size: t('consulting:company.size'),
    structure: t('consulting:company.structure'),
  };
  return (
    <div
      role="note"
      className="flex basis-full flex-wrap items-center gap-x-6 gap-y-3 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning-ink"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">
          {t('consulting:unconfirmed.title', {
            fields: new Intl.ListFormat(tag).format(
              open.map((field) => labels[field].toLocaleLowerCase(tag)),
            ),
          })}
        </p>
        <p className="mt-0.5">{t('consulting:unconfirmed.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <PlainButton className="act" size="small" isPending={isOpening} onPress={onEdit}>
          {t('consulting:unconfirmed.edit')}
        </PlainButton>
        <PlainButton className="act" size="small" isPending={isPending} onPress={() => void confirm()}>
          {t('consulting:unconfirmed.right')}
        </PlainButton>
      </div>
    </div>
  );
}
