import type { ReactNode } from 'react';
import { PRODUCT_TYPES } from '#features/consulting/profile/product.values.ts';
import type { Translate } from '#i18n/keys.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { RatingSlider } from '#islands/ui/RatingSlider.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import type { KindName } from './row-kind.ts';

type Fields = (props: { field: (name: string) => FieldBinding; t: Translate }) => ReactNode;

/** Adapts text values to a slider, which needs numbers. */
const rating = ({ name, value, onChange }: FieldBinding) => ({
  name,
  value: Number(value),
  onChange: (next: number) => onChange(String(next)),
});

const ContactFields: Fields = ({ field, t }) => {
  const isPrimary = field('isPrimary');
  return (
    <>
      <TextField {...field('name')} label={t('consulting:contact.name')} isRequired autoFocus />
      <TextField {...field('position')} label={t('consulting:contact.position')} isRequired />
      <TextField {...field('phone')} type="tel" label={t('consulting:contact.phone')} isRequired={false} />
      <TextField {...field('email')} type="email" label={t('consulting:contact.email')} isRequired={false} />
      <Checkbox
        isSelected={isPrimary.value === 'on'}
        onChange={(isSelected) => isPrimary.onChange(isSelected ? 'on' : '')}
        description={t('consulting:contact.isPrimaryHint')}
      >
        {t('consulting:contact.isPrimary')}
      </Checkbox>
    </>
  );
};

const ProductFields: Fields = ({ field, t }) => (
  <>
    <TextField {...field('name')} label={t('consulting:product.name')} isRequired autoFocus />
    <TextArea {...field('description')} label={t('consulting:product.description')} rows={4} isRequired />
    <Select
      label={t('consulting:product.type')}
      value={PRODUCT_TYPES.find((type) => type === field('type').value) ?? 'product'}
      onChange={field('type').onChange}
      error={field('type').error}
      options={PRODUCT_TYPES.map((type) => ({ id: type, label: t(`consulting:product.types.${type}`) }))}
    />
  </>
);

const DepartmentFields: Fields = ({ field, t }) => (
  <>
    <TextField {...field('name')} label={t('consulting:department.name')} isRequired autoFocus />
    <TextArea {...field('function')} label={t('consulting:department.function')} rows={4} isRequired />
    <RatingSlider
      {...rating(field('digitalizationLevel'))}
      label={t('consulting:department.digitalizationLevel')}
      lowLabel={t('consulting:department.digitalizationLow')}
      highLabel={t('consulting:department.digitalizationHigh')}
    />
  </>
);

const ProblemFields: Fields = ({ field, t }) => (
  <>
    <TextArea {...field('description')} label={t('consulting:problem.description')} isRequired autoFocus />
    <RatingSlider
      {...rating(field('priority'))}
      label={t('consulting:problem.priority')}
      lowLabel={t('consulting:problem.priorityLow')}
      highLabel={t('consulting:problem.priorityHigh')}
    />
  </>
);

const StrengthFields: Fields = ({ field, t }) => (
  <>
    <TextArea {...field('description')} label={t('consulting:strength.description')} isRequired autoFocus />
    <RatingSlider
      {...rating(field('impact'))}
      label={t('consulting:strength.impact')}
      lowLabel={t('consulting:strength.impactLow')}
      highLabel={t('consulting:strength.impactHigh')}
    />
  </>
);

/** Form fields per kind; separate from the kinds, because they are loaded with the first form. */
export const ROW_FIELDS: Record<KindName, Fields> = {
  contact: ContactFields,
  product: ProductFields,
  department: DepartmentFields,
  problem: ProblemFields,
  strength: StrengthFields,
};
