import { CAMPAIGN_TYPES, type CampaignType } from '#features/marketing/marketing.values.ts';
import type { Locale } from '#shared/languages.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CARD_GRID } from '#islands/marketing/screen-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  model: string;
  language: Locale;
  /** Text received so far, by campaign and field: `email.subject`. */
  parts: Readonly<Record<string, string>>;
  onCancel: () => void;
};

/** Three campaigns while a model writes them; nothing is stored yet. */
export function LiveCampaigns({ model, language, parts, onCancel }: Props) {
  const { t } = useTexts();
  const written = (type: CampaignType): string =>
    Object.entries(parts)
      .flatMap(([field, text]) => (field.startsWith(`${type}.`) && text !== '' ? [text] : []))
      .join('\n\n');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-info-soft p-3 text-sm text-info-ink">
        <span role="status">{t('marketing:writer.writing', { model })}</span>
        <Button size="small" onPress={onCancel}>
          {t('ui:actions.cancel')}
        </Button>
      </div>
      <ul className={CARD_GRID}>
        {CAMPAIGN_TYPES.map((type) => (
          <li
            key={type}
            className="flex h-72 flex-col gap-3 rounded-panel border border-dashed border-line-strong bg-surface p-5 text-sm"
          >
            <p className="font-semibold">{t(`marketing:campaignTypes.${type}`)}</p>
            {/* A long text is seen where it is being written: at its end. */}
            <div className="flex min-h-0 flex-1 flex-col-reverse overflow-hidden">
              <p lang={language} className="mb-auto wrap-anywhere whitespace-pre-line">
                {written(type)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
