import { useRef, useState } from 'react';
import type { CampaignBrief } from '#features/loop/arrows/campaign-from-problem.schema.ts';
import type { Chain } from '#features/loop/chain/chain.schema.ts';
import type { Page } from '#shared/api.ts';
import { LIST_LIMIT } from '#shared/api.ts';
import { api, follow } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { rememberCampaign } from './remembered-campaign.ts';

export type CampaignStart = { problemId: number } | { reportId: number; actionId: string };
type Named = { id: number; name: string };

const wayOf = (start: CampaignStart): string =>
  'problemId' in start ? `/api/loop/problem/${start.problemId}` : `/api/loop/report/${start.reportId}`;

/** From a problem or an action to the brief of its product; with several companies to sell for, one is chosen first. */
export function useCampaign() {
  const { t, locale } = useTexts();
  const [isPending, setPending] = useState(false);
  const [choice, setChoice] = useState<{ start: CampaignStart; companies: Named[] } | null>(null);
  const isRunning = useRef(false);

  const open = (productId: number) => location.assign(`/comercia/products/${productId}/brief/${locale}#pain`);

  /** The product that it became before. */
  async function knownProduct(start: CampaignStart): Promise<number | undefined> {
    const { steps } = await api<Chain>('GET', wayOf(start));
    const part = 'actionId' in start ? start.actionId : null;
    return steps.find(
      (step) =>
        step.kind === 'marketing_product' &&
        step.direction === 'after' &&
        (part === null || step.part === part),
    )?.id;
  }

  async function make(start: CampaignStart, marketingCompanyId: number | undefined): Promise<void> {
    const { found } = await follow<CampaignBrief>('/api/loop/campaign-from-problem', {
      ...start,
      ...(marketingCompanyId !== undefined && { marketingCompanyId }),
    });
    if (found.undoId !== null)
      rememberCampaign({
        productId: found.productId,
        undoId: found.undoId,
        message: t('loop:acts.campaignBegun'),
        failed: t('loop:acts.undoFailed'),
        back: location.href,
      });
    open(found.productId);
  }

  async function alone(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast.error(t('loop:acts.failed'), errorText(error, t));
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }

  const begin = (start: CampaignStart) =>
    alone(async () => {
      const known = await knownProduct(start);
      if (known !== undefined) return open(known);
      const { items } = await api<Page<Named>>(
        'GET',
        `/api/marketing/companies?sort=name&limit=${LIST_LIMIT.max}`,
      );
      if (items.length > 1) setChoice({ start, companies: items });
      else await make(start, items[0]?.id);
    });
  const choose = (companyId: number | undefined) =>
    alone(async () => {
      if (choice) await make(choice.start, companyId);
    });
  return { isPending, begin, choice, choose, cancel: () => setChoice(null) };
}
