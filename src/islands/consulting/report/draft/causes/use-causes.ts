import { useEffect, useRef, useState } from 'react';
import type { Cause, Causes } from '#features/consulting/profile/causes/cause.schema.ts';
import type { Strength } from '#features/consulting/profile/strength.schema.ts';
import { moveWithin } from '#features/consulting/profile/rows/row-order.rules.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type Loaded = Causes & { strengths: Strength[] };

/** The causes of a company, what is proposed beside them, and the strengths that they can stand on. */
export function useCauses(companyId: number, onChanged: () => void) {
  const { t } = useTexts();
  const [loaded, setLoaded] = useState<Loaded | { error: unknown } | null>(null);
  const newest = useRef(0);
  const path = `/api/companies/${companyId}`;

  async function load(): Promise<void> {
    const turn = (newest.current += 1);
    try {
      const [causes, strengths] = await Promise.all([
        api<Causes>('GET', `${path}/causes`),
        api<Strength[]>('GET', `${path}/strengths`),
      ]);
      if (turn === newest.current) setLoaded({ ...causes, strengths });
    } catch (error) {
      if (turn === newest.current) setLoaded({ error });
    }
  }
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => void latest.current(), [companyId]);

  /** Shows what is stored now; the draft follows. */
  async function changed(): Promise<void> {
    await load();
    onChanged();
  }

  const put = (change: (items: Cause[]) => Cause[]) =>
    setLoaded((before) =>
      before === null || 'error' in before ? before : { ...before, items: change(before.items) },
    );

  /** One place up or down. */
  async function move(items: readonly Cause[], cause: Cause, by: -1 | 1): Promise<void> {
    const at = items.indexOf(cause);
    const afterId = items[by < 0 ? at - 2 : at + 1]?.id ?? null;
    put((before) => moveWithin(before, cause.id, afterId));
    try {
      await api('PATCH', `${path}/order`, { body: { list: 'causes', rowIds: [cause.id], afterId } });
      onChanged();
    } catch (error) {
      toast.error(t('consulting:cause.moveFailed'), errorText(error, t));
      await load();
    }
  }

  return { loaded, load, changed, move, put };
}
