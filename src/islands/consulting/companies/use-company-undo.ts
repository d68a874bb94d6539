import { useEffect, useEffectEvent } from 'react';
import type { Company } from '#features/consulting/companies/company.schema.ts';
import { api, ApiError, newIdempotencyKey } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { readStored, writeStored } from '#islands/ui/storage.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Deleted = Pick<Company, 'id' | 'name'>;
const KEY = 'deleted-company';

export const rememberDeleted = ({ id, name }: Deleted): void =>
  writeStored('sessionStorage', KEY, JSON.stringify({ id, name }));

/** Offers an undo for five seconds (product.md D17), also for a company deleted on the previous page. */
export function useCompanyUndo(onRestored: () => void) {
  const { t } = useTexts();

  async function putBack(company: Deleted, idempotencyKey: string): Promise<void> {
    try {
      await api('POST', `/api/companies/${company.id}/restore`, { body: {}, idempotencyKey });
      toast.success(t('consulting:company.restored', { name: company.name }));
      onRestored();
    } catch (error) {
      const failure = { message: t('consulting:company.restoreFailed'), description: errorText(error, t) };
      // The company is still kept: whoever has lost the connection gets another chance, on the toast that says so.
      if (error instanceof ApiError && error.isNetwork) offer(company, idempotencyKey, failure);
      else toast.error(failure.message, failure.description);
    }
  }

  const offer = (
    company: Deleted,
    idempotencyKey = newIdempotencyKey(),
    words: { message: string; description?: string } = {
      message: t('consulting:company.deleted', { name: company.name }),
    },
  ): void =>
    toast.undo({
      ...words,
      undoLabel: t('ui:actions.undo'),
      onUndo: () => void putBack(company, idempotencyKey),
    });

  const offerRemembered = useEffectEvent(() => {
    const stored = readStored('sessionStorage', KEY);
    if (stored === null) return;
    writeStored('sessionStorage', KEY, null);
    offer(JSON.parse(stored) as Deleted);
  });
  useEffect(() => offerRemembered(), []);

  return offer;
}
