import { Fragment, type ReactNode } from 'react';
import type { NameOf } from '#shared/field-list.ts';
import { FieldControl, type TypedField } from '#islands/ui/FieldControl.tsx';
import { FieldsDisclosure } from '#islands/ui/FieldsDisclosure.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { CustomFieldsField } from '#islands/leads/fields/CustomFieldsField.tsx';
import { SourceField } from '#islands/leads/fields/SourceField.tsx';
import { TagsField } from '#islands/leads/fields/TagsField.tsx';
import type { Area } from '#islands/leads/merge/merge-rows.ts';
import { choiceWord, fieldWord } from './field-words.ts';

type TypedFields = Readonly<Record<string, TypedField>>;
type Named = [name: string, field: TypedField];

type Props<L extends TypedFields> = {
  area: Area;
  list: L;
  field: (name: string) => FieldBinding;
  /** The fields that take the whole width at the top. */
  above?: readonly NameOf<L>[];
  /** The fields that every form shows; the others stand behind “More details”. */
  first: readonly NameOf<L>[];
  /** Controls of what is no field of the list, at the head of the others, with the names that they bind. */
  further?: { names: readonly string[]; controls: ReactNode };
  /** Controls of what is no field of the list, behind the field that they follow. */
  after?: Partial<Record<NameOf<L>, ReactNode>>;
};

const isLong = ([, { kind }]: Named): boolean => kind === 'paragraph';

/** A control for every field of the list in its order: short ones beside each other, texts of several lines below. */
export function RecordFields<L extends TypedFields>(props: Props<L>) {
  const { area, list, field, above = [], first, further, after } = props;
  const texts = useTexts();
  const all = Object.entries<TypedField>(list);
  const behind: Partial<Record<string, ReactNode>> = after ?? {};
  const isAbove = ([name]: Named) => above.some((each) => each === name);
  const isFirst = ([name]: Named) => first.some((each) => each === name);
  const beside = all.filter((each) => !isAbove(each) && isFirst(each));
  const rest = all.filter((each) => !isAbove(each) && !isFirst(each));
  const control = ([name, of]: Named) => (
    <FieldControl
      key={name}
      {...field(name)}
      of={of}
      label={fieldWord(area, name, texts)}
      description={texts.tDynamic(`leads:${area}.${name}Hint`)}
      wordOf={(value) => choiceWord(area, name, value, texts)}
      noneLabel={texts.t('leads:common.notStated')}
      autoFocus={name === all[0]?.[0]}
    />
  );
  return (
    <>
      {all.filter(isAbove).map(control)}
      <div className="fields sm:grid-cols-2">
        {beside.map((each) => (
          <Fragment key={each[0]}>
            {control(each)}
            {behind[each[0]]}
          </Fragment>
        ))}
      </div>
      <CustomFieldsField kind={area === 'contacts' ? 'contact' : 'company'} field={field} />
      <FieldsDisclosure
        title={texts.t('leads:common.moreDetails')}
        names={[...rest.map(([name]) => name), ...(further?.names ?? []), 'tags']}
        field={field}
      >
        {further?.controls}
        {rest.filter((each) => !isLong(each)).map(control)}
        <TagsField field={field('tags')} />
        <SourceField label={texts.t(`leads:${area}.source`)} field={field('source')} />
        <div className="fields sm:col-span-2">{rest.filter(isLong).map(control)}</div>
      </FieldsDisclosure>
    </>
  );
}
