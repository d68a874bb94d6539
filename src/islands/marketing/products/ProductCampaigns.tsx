import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WriterName } from '#features/marketing/marketing.values.ts';
import type { ModelRefusal } from '#features/marketing/writer/checks/writer.types.ts';
import type { Campaign, CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import type { Product } from '#features/marketing/products/product.schema.ts';
import type { Locale } from '#shared/languages.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { BriefMissing, isBriefMissing } from '#islands/marketing/brief/BriefMissing.tsx';
import { MachineMark } from '#islands/marketing/content/MachineMark.tsx';
import { streamWriting, writingFailure } from '#islands/marketing/stream-writing.ts';
import { useWrittenToast } from '#islands/marketing/content/use-written-toast.ts';
import { CampaignRow, type Listed } from './CampaignRow.tsx';
import { LiveCampaigns } from './LiveCampaigns.tsx';
import { WriterSelect } from '#islands/marketing/content/WriterSelect.tsx';

type Props = {
  product: Pick<Product, 'id' | 'name'>;
  language: Locale;
  stored: CampaignSummary[];
  model: string | null;
  /** Whether to write them is the product's next step. */
  isNext: boolean;
};
type Set = { items: (Campaign & { modelRefusal?: ModelRefusal })[] };

/** Writes three campaigns in the selected language, and lists all earlier ones (product.md section 7, step 2). */
export function ProductCampaigns({ product, language, stored, model, isNext }: Props) {
  const { t } = useTexts();
  const [campaigns, setCampaigns] = useState<Listed[]>(stored);
  const [writer, setWriter] = useState<WriterName>(model === null ? 'rules' : 'model');
  const [isPending, setPending] = useState(false);
  const [lacking, setLacking] = useState<Locale>();
  /** Text received so far, by campaign and field. */
  const [live, setLive] = useState<Record<string, string> | null>(null);
  const reader = useRef<AbortController>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showWritten = useWrittenToast();
  const shown = campaigns.filter((one) => one.language === language);
  const isOneWriter = new Set(shown.map((one) => one.writer)).size === 1;

  const { id: productId, name: productName } = product;
  const path = `/api/marketing/products/${productId}/campaigns`;
  const body = { language, writer };
  const ask = () => api<Set>('POST', path, { body, idempotencyKey: newIdempotencyKey() });
  const watch = () => {
    const stop = new AbortController();
    reader.current = stop;
    setLive({});
    return streamWriting<Set>(`${path}/stream`, body, stop.signal, setLive);
  };

  async function write() {
    setPending(true);
    setLacking(undefined);
    try {
      const { items } = await (writer === 'model' ? watch() : ask());
      setCampaigns((before) => [...items, ...before]);
      // The pressed button disappears with the empty state: focus the heading.
      if (shown.length === 0) heading.current?.focus();
      showWritten(t('marketing:campaigns.written'), items);
    } catch (error) {
      if (reader.current?.signal.aborted) toast.success(t('marketing:writer.cancelled'));
      else if (isBriefMissing(error)) setLacking(language);
      else toast.error(t('marketing:campaigns.writeFailed'), writingFailure(error, t));
    } finally {
      reader.current = null;
      setLive(null);
      setPending(false);
    }
  }

  const writeFirst = (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      icon={Sparkles}
      isPending={isPending}
      onPress={() => void write()}
    >
      {t('marketing:steps.campaigns.action')}
    </Button>
  );
  return (
    <section aria-labelledby="campaigns-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="campaigns-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
              {t('marketing:campaigns.title')}
            </h2>
            {isOneWriter && shown[0] ? <MachineMark writer={shown[0].writer} /> : null}
          </div>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <WriterSelect isCompact model={model} value={writer} onChange={setWriter} className="w-44" />
          {shown.length > 0 ? (
            <Button className="act" isPending={isPending} onPress={() => void write()}>
              {t('marketing:campaigns.writeMore')}
            </Button>
          ) : null}
        </div>
      </header>
      {live === null ? null : (
        <LiveCampaigns
          model={model ?? ''}
          language={language}
          parts={live}
          onCancel={() => reader.current?.abort()}
        />
      )}
      {lacking === language ? <BriefMissing productId={productId} language={language} /> : null}
      {shown.length === 0 && live !== null ? null : shown.length === 0 ? (
        isNext ? (
          <EmptyState headingLevel={3} title={t('marketing:campaigns.noneTitle')} action={writeFirst}>
            {t('marketing:campaigns.noneText')}
          </EmptyState>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-surface p-5 text-sm">
            <div className="max-w-[56ch] text-ink-soft">
              <h3 className="font-text text-sm font-semibold tracking-normal text-ink">
                {t('marketing:campaigns.noneTitle')}
              </h3>
              {t('marketing:campaigns.noneText')}
            </div>
            {writeFirst}
          </div>
        )
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
          {shown.map((campaign) => (
            <li key={campaign.id}>
              <CampaignRow
                campaign={campaign}
                productName={productName}
                mark={isOneWriter ? null : <MachineMark writer={campaign.writer} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
