import { filterOf, type FieldList } from '#shared/field-list.ts';
import { isFilled, type Filters } from '#islands/lists/list-query.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { daysWords } from '#islands/leads/days-words.ts';
import { choiceWord, fieldWord } from './field-words.ts';
import type { Listed, RecordListKind } from './record-list.ts';

type Area = RecordListKind<Listed>['area'];

/** Filters by fields that have few values: each has a control above the list. */
export const chosenFilters = (area: Area, fields: FieldList, texts: Texts) =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (filterOf(field) !== 'is') return [];
    const options =
      'of' in field
        ? field.of.map((id) => ({ id, label: choiceWord(area, name, id, texts) }))
        : (['yes', 'no'] as const).map((id) => ({ id, label: texts.t(`leads:common.${id}`) }));
    return [{ name, label: fieldWord(area, name, texts), options }];
  });

/** Filters by other fields, which come with an address: what they say, and their names. */
export const saidFilters = (area: Area, fields: FieldList, filters: Filters, texts: Texts) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const how = filterOf(field);
    const names = how === 'between' ? [`${name}From`, `${name}To`] : how === 'contains' ? [name] : [];
    const values = names.map((each) => filters[each] ?? '');
    if (!values.some(isFilled)) return [];
    const [from, to] = values;
    const value =
      field.kind === 'day' ? daysWords(from, to, texts) : values.join(how === 'between' ? '–' : '');
    return [{ names, words: `${fieldWord(area, name, texts)}: ${value}` }];
  });
