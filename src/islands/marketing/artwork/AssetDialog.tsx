import { saysBenefit } from '#features/marketing/artwork/ad-benefit.rules.ts';
import { AD_FORMAT_NAMES, AD_FORMATS, AD_GROUNDS } from '#features/marketing/artwork/ad-formats.values.ts';
import type { Asset, AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import { MAX_COLOURS } from '#features/marketing/marketing.values.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { NoHeadline } from './NoHeadline.tsx';
import { PatternField } from './PatternField.tsx';
import { PhotographField } from './PhotographField.tsx';
import { ColoursField, coloursOf } from '#islands/ui/ColoursField.tsx';

type Props = { asset: AssetSummary | undefined; onClose: () => void; onSaved: (asset: Asset) => void };

const valuesOf = ({ design, format }: Asset): FormValues => ({
  format,
  headline: design.headline,
  line: design.line,
  callToAction: design.callToAction,
  brand: design.brand,
  ground: design.ground,
  colours: design.colours.join(' '),
  pattern: design.pattern,
  photographId: String(design.photographId ?? ''),
});

const bodyOf = ({ format, colours = '', photographId, ...design }: FormValues) => ({
  format,
  design: { ...design, colours: coloursOf(colours), photographId: Number(photographId) || null },
});

export function AssetDialog({ asset, onClose, onSaved }: Props) {
  const { t, tDynamic } = useTexts();
  return (
    <Dialog
      size="large"
      isOpen={asset !== undefined}
      onOpenChange={onClose}
      title={t('marketing:asset.editTitle')}
    >
      {asset ? (
        <RecordForm<Asset>
          draftKey={`asset-${asset.id}`}
          values={valuesOf(asset)}
          readAt={asset.updatedAt}
          valuesOfStored={valuesOf}
          describeStored={({
            format = '',
            ground = '',
            pattern: _pattern,
            photographId: _photograph,
            ...typed
          }) => [
            ...Object.values(typed),
            tDynamic(`marketing:formats.${format}`) ?? format,
            tDynamic(`marketing:grounds.${ground}`) ?? ground,
          ]}
          failedTitle={t('marketing:list.saveFailed')}
          send={(values, { readAt }) =>
            api<Asset>('PATCH', `/api/marketing/assets/${asset.id}`, {
              body: { ...bodyOf(values), updatedAt: readAt },
            })
          }
          onCancel={onClose}
          onSaved={(saved) => {
            toast.success(t('marketing:asset.updated'));
            onSaved(saved);
          }}
        >
          {(field) => {
            const format = field('format');
            const ground = field('ground');
            return (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
                {/* In sight while the fields are scrolled. */}
                <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:contents sm:sticky sm:top-0 sm:self-start">
                  <div className="z-10 grid place-items-center max-sm:sticky max-sm:-top-5 max-sm:bg-overlay max-sm:py-2">
                    <AssetPicture
                      asset={asset}
                      alt=""
                      className="w-auto max-w-full rounded-[2px] shadow-raised object-contain max-sm:max-h-[calc(var(--visual-viewport-height,100vh)*0.36)] sm:max-h-[42vh]"
                    />
                  </div>
                  {asset.productId === null ? null : (
                    <PhotographField {...field('photographId')} productId={asset.productId} />
                  )}
                  <PatternField {...field('pattern')} colours={coloursOf(field('colours').value)} />
                </div>
                <div className="fields min-w-0">
                  <TextArea {...field('headline')} rows={2} label={t('marketing:asset.headline')} />
                  {saysBenefit(
                    { headline: field('headline').value, brand: field('brand').value },
                    asset.productName,
                  ) ? null : (
                    <NoHeadline />
                  )}
                  <TextArea {...field('line')} rows={2} label={t('marketing:asset.line')} />
                  <div className="fields lg:grid-cols-2">
                    <TextField {...field('callToAction')} label={t('marketing:asset.callToAction')} />
                    <TextField {...field('brand')} label={t('marketing:asset.brand')} />
                    <Select
                      label={t('marketing:asset.format')}
                      value={AD_FORMAT_NAMES.find((id) => id === format.value) ?? null}
                      onChange={format.onChange}
                      error={format.error}
                      options={AD_FORMAT_NAMES.map((id) => ({
                        id,
                        label: t(`marketing:formats.${id}`),
                        description: `${AD_FORMATS[id].width} × ${AD_FORMATS[id].height}`,
                      }))}
                    />
                    <Select
                      label={t('marketing:asset.ground')}
                      value={AD_GROUNDS.find((id) => id === ground.value) ?? null}
                      onChange={ground.onChange}
                      error={ground.error}
                      options={AD_GROUNDS.map((id) => ({ id, label: t(`marketing:grounds.${id}`) }))}
                    />
                  </div>
                  <ColoursField
                    {...field('colours')}
                    label={t('marketing:company.colours')}
                    hint={t('marketing:company.coloursHint')}
                    most={MAX_COLOURS}
                  />
                </div>
              </div>
            );
          }}
        </RecordForm>
      ) : null}
    </Dialog>
  );
}
