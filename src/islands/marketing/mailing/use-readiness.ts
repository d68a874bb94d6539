import { useEffect, useState } from 'react';
import type { Readiness } from '#features/loop/mailing/mailing.schema.ts';
import type { Basis, Purpose } from '#features/loop/mailing/mailing.values.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** `list:1` or `segment:2`; '' before one is chosen. */
export type AudienceKey = string;

/** Names the audience as the calls do. */
export function audienceIn(key: AudienceKey): { listId?: number; segmentId?: number } {
  const [kind, id] = key.split(':');
  if (!id) return {};
  return kind === 'segment' ? { segmentId: Number(id) } : { listId: Number(id) };
}

type Asked = { audience: AudienceKey; purpose: Purpose; basis: Basis };

/** Reads whether the campaign can be sent and whom it reaches, asked again with each choice; an overtaken answer is dropped. */
export function useReadiness(campaignId: number, first: Readiness, { audience, purpose, basis }: Asked) {
  const { t } = useTexts();
  const [readiness, setReadiness] = useState(first);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (audience === '') return;
    let isCurrent = true;
    const named = Object.entries(audienceIn(audience)).map(([name, id]): [string, string] => [
      name,
      String(id),
    ]);
    const query = new URLSearchParams([...named, ['purpose', purpose], ['basis', basis]]);
    setAsking(true);
    api<Readiness>('GET', `/api/marketing/campaigns/${campaignId}/send?${query.toString()}`)
      .then(
        (next) => isCurrent && setReadiness(next),
        (error: unknown) => isCurrent && toast.error(t('mailing:results.failedAct'), errorText(error, t)),
      )
      .finally(() => isCurrent && setAsking(false));
    return () => {
      isCurrent = false;
    };
  }, [campaignId, audience, purpose, basis, t]);
  return { readiness, isAsking };
}
