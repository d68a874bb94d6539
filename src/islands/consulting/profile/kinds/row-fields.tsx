import { PRODUCT_TYPES } from '#features/consulting/profile/product.values.ts';
import { Checkbox } from '#islands/ui/Checkbox.tsx';
import { NumberField } from '#islands/ui/NumberField.tsx';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { LevelField } from '#islands/consulting/profile/LevelField.tsx';
import { LEVELS } from '#islands/consulting/profile/levels.ts';
import { LinkSelect } from '#islands/consulting/profile/LinkSelect.tsx';
import { ProblemFields } from './ProblemFields.tsx';
import type { Fields, KindName } from './row-kind.ts';

const ContactFields: Fields = ({ field, t }) => {
  const isPrimary = field('isPrimary');
  return (
    <>
      <TextField {...field('name')} label={t('consulting:contact.name')} isRequired autoFocus />
      <TextField {...field('position')} label={t('consulting:contact.position')} isRequired />
      <TextField {...field('phone')} type="tel" label={t('consulting:contact.phone')} />
      <TextField {...field('email')} type="email" label={t('consulting:contact.email')} />
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
    <LevelField
      {...field('digitalizationLevel')}
      kind="department"
      label={t('consulting:department.digitalizationLevel')}
      lowLabel={t('consulting:department.digitalizationLow')}
      highLabel={t('consulting:department.digitalizationHigh')}
    />
    <div className="fields sm:grid-cols-2">
      <OptionalSelect
        {...field('targetLevel')}
        label={t('consulting:department.targetLevel')}
        noneLabel={t('consulting:figure.notStated')}
        options={LEVELS.map((id) => ({
          id,
          label: t('ui:field.rating', { value: id, max: 5 }),
          description: t(`consulting:department.levels.${id}`),
        }))}
      />
      <NumberField {...field('headcount')} label={t('consulting:department.headcount')} isWhole />
    </div>
  </>
);

const StrengthFields: Fields = ({ field, t }) => (
  <>
    <TextArea {...field('description')} label={t('consulting:strength.description')} isRequired autoFocus />
    <LevelField
      {...field('impact')}
      kind="strength"
      label={t('consulting:strength.impact')}
      lowLabel={t('consulting:strength.impactLow')}
      highLabel={t('consulting:strength.impactHigh')}
    />
    <LinkSelect {...field('ownerContactId')} list="contacts" label={t('consulting:figure.owner')} />
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
