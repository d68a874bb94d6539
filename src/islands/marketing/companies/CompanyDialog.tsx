import type { MarketingCompany } from '#features/marketing/companies/company.schema.ts';
import { COMPANY_FIELDS } from '#features/marketing/companies/company.values.ts';
import { AUDIENCE_TYPES, MAX_COLOURS, TONES } from '#features/marketing/marketing.values.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import type { FormValues } from '#islands/ui/drafts.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { valuesOfFields, withoutStillEmpty } from '#islands/ui/record-values.ts';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { ColoursField, coloursOf } from '#islands/ui/ColoursField.tsx';

type Props = {
  /** The company being edited; null for a new one; undefined: closed. */
  company: MarketingCompany | null | undefined;
  onClose: () => void;
  onSaved: (company: MarketingCompany) => void;
};

const valuesOf = (company: MarketingCompany | null): FormValues => ({
  ...valuesOfFields(COMPANY_FIELDS, company),
  tone: company?.tone ?? '',
  brandColors: (company?.brandColors ?? []).join(' '),
});

const bodyOf = ({ brandColors = '', ...values }: FormValues) => ({
  ...values,
  brandColors: coloursOf(brandColors),
});

export function CompanyDialog({ company, onClose, onSaved }: Props) {
  const { t, tDynamic } = useTexts();
  const isNew = company === null;
  return (
    <Dialog
      size="large"
      isOpen={company !== undefined}
      onOpenChange={onClose}
      title={t(isNew ? 'marketing:company.createTitle' : 'marketing:company.editTitle')}
    >
      <RecordForm<MarketingCompany>
        draftKey={`marketing-company-${company?.id ?? 'new'}`}
        values={valuesOf(company ?? null)}
        readAt={company?.updatedAt}
        valuesOfStored={valuesOf}
        describeStored={({ targetAudienceType = '', tone = '', ...typed }) => [
          ...Object.values(typed),
          tDynamic(`marketing:company.audienceTypes.${targetAudienceType}`) ?? targetAudienceType,
          tDynamic(`marketing:tones.${tone}`) ?? tone,
        ]}
        failedTitle={t(isNew ? 'marketing:company.createFailed' : 'marketing:company.updateFailed')}
        send={(values, { idempotencyKey, readAt }) =>
          company
            ? api<MarketingCompany>('PATCH', `/api/marketing/companies/${company.id}`, {
                body: { ...bodyOf(withoutStillEmpty(values, valuesOf(company))), updatedAt: readAt },
              })
            : api<MarketingCompany>('POST', '/api/marketing/companies', {
                body: bodyOf(values),
                idempotencyKey,
              })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          // The new company's page loads next and shows the toast.
          if (isNew) toast.afterNavigation('success', { message: t('marketing:company.created') });
          else toast.success(t('marketing:company.updated'));
          onSaved(saved);
        }}
      >
        {(field) => <Fields field={field} />}
      </RecordForm>
    </Dialog>
  );
}

const NO_TONE = 'none';

function Fields({ field }: { field: (name: string) => FieldBinding }) {
  const { t } = useTexts();
  const audienceType = field('targetAudienceType');
  const tone = field('tone');
  return (
    <>
      <div className="fields sm:grid-cols-2">
        <TextField {...field('name')} label={t('marketing:company.name')} isRequired autoFocus />
        <TextField
          {...field('sector')}
          label={t('marketing:company.sector')}
          description={t('marketing:company.sectorHint')}
          isRequired
        />
      </div>
      <TextArea
        {...field('commercialObjectives')}
        rows={2}
        label={t('marketing:company.objectives')}
        description={t('marketing:company.objectivesHint')}
        isRequired
      />
      <TextArea
        {...field('targetAudience')}
        rows={2}
        label={t('marketing:company.audience')}
        description={t('marketing:company.audienceHint')}
        isRequired
      />
      <div className="fields sm:grid-cols-2">
        <Select
          label={t('marketing:company.audienceType')}
          value={AUDIENCE_TYPES.find((id) => id === audienceType.value) ?? null}
          onChange={audienceType.onChange}
          error={audienceType.error}
          isRequired
          options={AUDIENCE_TYPES.map((id) => ({ id, label: t(`marketing:company.audienceTypes.${id}`) }))}
        />
        <Select
          label={t('marketing:company.tone')}
          description={t('marketing:company.toneHint')}
          value={TONES.find((id) => id === tone.value) ?? NO_TONE}
          onChange={(id) => tone.onChange(id === NO_TONE ? '' : id)}
          error={tone.error}
          options={[
            { id: NO_TONE, label: t('marketing:company.noTone') },
            ...TONES.map((id) => ({ id, label: t(`marketing:tones.${id}`) })),
          ]}
        />
      </div>
      <TextField {...field('website')} type="url" label={t('marketing:company.website')} />
      <ColoursField
        {...field('brandColors')}
        label={t('marketing:company.colours')}
        hint={t('marketing:company.coloursHint')}
        most={MAX_COLOURS}
      />
    </>
  );
}
