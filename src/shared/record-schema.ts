import { z } from 'zod';
import { filterOf, type Field, type FieldList, type FilterName, type ValueOf } from './field-list.ts';
import {
  RATING,
  colours,
  day,
  lines,
  nullIsAbsent,
  optionalCents,
  optionalDay,
  optionalEmail,
  optionalHost,
  optionalLine,
  optionalNumber,
  optionalParagraph,
  optionalPhone,
  optionalWebsite,
  orDefault,
  rating,
  requiredLine,
  requiredParagraph,
  rowId,
} from './fields.ts';
import { MAX_SEARCH } from './limits.ts';

const flag = z.boolean('errors:fields.boolean');
const choiceOf = ({ of: values, invalid = 'errors:fields.choice' }: Extract<Field, { kind: 'choice' }>) =>
  z.enum(values, invalid);

type FieldValue = string | number | boolean | string[] | null;

/** Schema of a field that is not empty. */
function valueSchema(field: Field): z.ZodType<FieldValue> {
  switch (field.kind) {
    case 'line':
      return field.required === undefined ? optionalLine : requiredLine(field.required);
    case 'phone':
      return field.required === undefined ? optionalPhone : requiredLine(field.required);
    case 'paragraph':
      return field.required === undefined ? optionalParagraph : requiredParagraph(field.required, field.max);
    case 'email':
      return optionalEmail(field.invalid);
    case 'website':
      return optionalWebsite(field.invalid);
    case 'host':
      return optionalHost(field.invalid);
    case 'day':
      return optionalDay(field.invalid);
    case 'choice':
      return choiceOf(field);
    case 'option':
      return z.enum(field.of, field.invalid ?? 'errors:fields.choice').nullable();
    case 'number':
      return optionalNumber(field, field.invalid);
    case 'money':
      return optionalCents(field.max, field.invalid);
    case 'link':
      return rowId.nullable();
    case 'lines':
      return lines(field.most, field.invalid);
    case 'colours':
      return colours(field.most, field.invalid);
    case 'rating':
      return rating;
    case 'flag':
      return flag;
  }
}

/** Fields that are never empty: a PATCH that says null of them says nothing. */
const isFilled = (field: Field): boolean =>
  'required' in field || field.kind === 'choice' || field.kind === 'rating' || field.kind === 'flag';

function posted(field: Field): z.ZodType {
  const schema = valueSchema(field);
  if (field.kind === 'rating') return orDefault(rating, RATING.default);
  if (field.kind === 'flag') return orDefault(flag, false);
  if (field.kind === 'choice')
    return field.otherwise === undefined ? schema : orDefault(choiceOf(field), field.otherwise);
  if (field.kind === 'lines' || field.kind === 'colours') return schema.default([]);
  return isFilled(field) ? schema : schema.default(null);
}

const shapeOf = <L extends FieldList>(list: L, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(list).map(([name, field]) => [name, schemaOf(field)]));

/** Schemas of a field list in a POST: optional fields may be omitted. */
export const postedFields = <L extends FieldList>(list: L) =>
  // The kinds of the list decide the types: `ValueOf` and `posted` are two sides of one table.
  shapeOf(list, posted) as { [N in keyof L]: z.ZodType<ValueOf<L[N]>> };

/** Schemas of a field list in a PATCH, for an object that is `.partial()`. */
export const patchedFields = <L extends FieldList>(list: L) =>
  shapeOf(list, (field) => (isFilled(field) ? nullIsAbsent(valueSchema(field)) : valueSchema(field))) as {
    [N in keyof L]: z.ZodType<ValueOf<L[N]> | undefined>;
  };

function shown(field: Field): z.ZodType<FieldValue> {
  if (field.kind === 'option') return z.enum(field.of).nullable();
  if (field.kind === 'number') return z.number().nullable();
  if (field.kind === 'money' || field.kind === 'link') return z.int().nullable();
  if (field.kind === 'lines' || field.kind === 'colours') return z.array(z.string());
  if (field.kind === 'choice') return z.enum(field.of);
  if (field.kind === 'rating') return rating;
  if (field.kind === 'flag') return z.boolean();
  return 'required' in field && field.required !== undefined ? z.string() : z.string().nullable();
}

/** Schemas of a field list in a response. */
export const shownFields = <L extends FieldList>(list: L) =>
  shapeOf(list, shown) as { [N in keyof L]: z.ZodType<ValueOf<L[N]>> };

function filterSchema(field: Field): z.ZodType<string> {
  switch (field.kind) {
    case 'choice':
    case 'option':
      return z.enum(field.of, field.invalid ?? 'errors:fields.choice');
    case 'flag':
      return z.enum(['yes', 'no'], 'errors:fields.choice');
    case 'day':
      return day(field.invalid);
    case 'number':
    case 'money':
      return z.string().regex(/^\d{1,15}(?:\.\d{1,10})?$/, field.invalid);
    default:
      return z.string().max(MAX_SEARCH, 'errors:fields.tooLong');
  }
}

/** Schemas of the filters that a list of these records takes in its query. */
export const fieldFilters = <L extends FieldList>(list: L) =>
  Object.fromEntries(
    Object.entries(list).flatMap(([name, field]) => {
      const how = filterOf(field);
      const names = how === 'between' ? [`${name}From`, `${name}To`] : how === undefined ? [] : [name];
      return names.map((each) => [each, filterSchema(field).optional()]);
    }),
    // `FilterName` is the same table for the types.
  ) as Record<FilterName<L>, z.ZodOptional<z.ZodType<string>>>;
