/**
 * The field list of a record (`contact.values.ts` …): what the API takes and shows, what is merged, exported, imported
 * and frozen follows from it. Messages are keys of `i18n/<locale>/`. A field without `required` may be empty: null.
 */
export type Field = Kind & {
  /**
   * Headings of its column in other programs' files, between commas and without accents, in English and Spanish: the
   * more specific come first, and `#` stands for 2 to 9.
   */
  headings?: string;
  /** Headings of further columns, which are added to the first. */
  moreHeadings?: string;
  /** The word for it, of a field that a workspace defines. */
  label?: string;
  /** Words of its choices. */
  words?: Readonly<Record<string, string>>;
  /** A text that the search leaves out. */
  isSearched?: false;
};
type Kind =
  | { kind: 'line' | 'phone'; required?: string }
  /** Kept as typed, with its line breaks. */
  | { kind: 'paragraph'; required?: string; max?: number }
  /** `website`: as a browser opens it; `host`: its bare host; `day`: `2027-01-31`. */
  | { kind: 'email' | 'website' | 'host' | 'day'; invalid: string }
  | { kind: 'choice'; of: readonly string[]; invalid?: string; otherwise?: string }
  /** A choice that may be left open: null. */
  | { kind: 'option'; of: readonly string[]; invalid?: string }
  /** `isWhole`: without decimals. Null where nothing is said, never 0. */
  | { kind: 'number'; min: number; max: number; isWhole?: boolean; invalid: string }
  /** Hundredths of a euro, at least one where it is given, or below zero where `min` is. */
  | { kind: 'money'; min?: number; max: number; invalid: string }
  /** Id of another row of the same record; null where none is named or the row is gone. */
  | { kind: 'link' }
  /** Short lines, without empty ones. */
  | { kind: 'lines'; most: number; invalid: string }
  /** Up to `most` colours as `#1d3b6f`. */
  | { kind: 'colours'; most: number; invalid: string }
  /** 1 to 5, 3 where nothing is said. */
  | { kind: 'rating' }
  /** No where nothing is said. */
  | { kind: 'flag' };
export type FieldList = Readonly<Record<string, Field>>;

/** Type of a field in a stored record. */
export type ValueOf<F extends Field> = F extends { kind: 'option'; of: readonly (infer Choice)[] }
  ? Choice | null
  : F extends { of: readonly (infer Choice)[] }
    ? Choice
    : F extends { kind: 'number' | 'money' | 'link' }
      ? number | null
      : F extends { kind: 'lines' | 'colours' }
        ? string[]
        : F extends { kind: 'rating' }
          ? number
          : F extends { kind: 'flag' }
            ? boolean
            : F extends { required: string }
              ? string
              : string | null;
export type ValuesOf<L extends FieldList> = { -readonly [N in keyof L]: ValueOf<L[N]> };

type FilledName<L extends FieldList> = {
  [N in keyof L]: null extends ValueOf<L[N]>
    ? never
    : L[N] extends { kind: 'flag' | 'lines' | 'colours' }
      ? never
      : N;
}[keyof L];
/** Input of a service that creates a record: optional fields may be omitted. */
export type GivenOf<L extends FieldList> = Pick<ValuesOf<L>, FilledName<L>> & Partial<ValuesOf<L>>;

export type NameOf<L extends FieldList> = keyof L & string;

/** The list as a page hands it to its script: headings are for imports. */
export const withoutHeadings = (list: FieldList): FieldList =>
  Object.fromEntries(
    Object.entries(list).map(([name, { headings: _, moreHeadings: _more, ...field }]) => [name, field]),
  );

/** The names in the order of the list. */
export const namesOf = <L extends FieldList>(list: L): readonly NameOf<L>[] => Object.keys(list);

const TEXTS: readonly Field['kind'][] = ['line', 'paragraph', 'phone', 'email', 'website', 'host'];

/** Names of the texts that the search finds. */
export const searchedNames = <L extends FieldList>(list: L): readonly NameOf<L>[] =>
  namesOf(list).filter((name) => isSearched(list[name]));

export const isSearched = (field: Field | undefined): boolean =>
  field !== undefined && TEXTS.includes(field.kind) && field.isSearched !== false;

/** Returns the names that are not among `others`. */
export const without = <N extends string, const O extends string>(
  names: readonly N[],
  ...others: readonly O[]
): readonly Exclude<N, O>[] => {
  const left: readonly string[] = others;
  return names.filter((name): name is Exclude<N, O> => !left.includes(name));
};

/** The members of `from` with these names. */
export const pick = <T extends object, N extends keyof T>(from: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, N>;

/** Fields of which a list asks what they contain, what they are, or between which values they lie. */
type Contained = { kind: 'line' | 'paragraph' | 'email' | 'website' | 'host' };
type Chosen = { kind: 'choice' | 'option' | 'flag' };
type Measured = { kind: 'day' | 'number' | 'money' };

/** Names of the filters in the query of a list: `position`; `birthdayFrom` and `birthdayTo`. */
export type FilterName<L extends FieldList> = {
  [N in NameOf<L>]: L[N] extends Contained | Chosen
    ? N
    : L[N] extends Measured
      ? `${N}From` | `${N}To`
      : never;
}[NameOf<L>];
export type FieldFilters<L extends FieldList> = Partial<Record<FilterName<L>, string | undefined>>;

const HOW: Partial<Record<Field['kind'], 'contains' | 'is' | 'between'>> = {
  line: 'contains',
  paragraph: 'contains',
  email: 'contains',
  website: 'contains',
  host: 'contains',
  choice: 'is',
  option: 'is',
  flag: 'is',
  day: 'between',
  number: 'between',
  money: 'between',
};

/**
 * How a list is narrowed by such a field; undefined where it is not, as by a number that is written in many ways, and by
 * a field of a workspace, for which there are views.
 */
export const filterOf = ({ kind, label }: Pick<Field, 'kind' | 'label'>) =>
  label === undefined ? HOW[kind] : undefined;

/** Some fields of a list, in its order. */
export const chosenFields = (list: FieldList, names: readonly string[]): [string, Field][] =>
  Object.entries(list).filter(([name]) => names.includes(name));
