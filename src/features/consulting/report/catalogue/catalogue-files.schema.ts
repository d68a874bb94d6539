import type { z } from 'zod';
import { LOCALES } from '#shared/languages.ts';
import {
  catalogueLinkMistakes,
  coverageMistakes,
  figuresFile,
  wordsFile,
  type CatalogueGroupFiles,
  type CatalogueMistake,
} from './catalogue-check.rules.ts';
import { catalogueFileSchema, catalogueWordsSchema } from './catalogue.schema.ts';
import { CATALOGUE_GROUPS } from './catalogue.values.ts';

/** `[3].weeks.medium`, as an editor finds it. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Reads one file; undefined where it is missing or wrong, which `mistakes` then say. */
export function readChecked<Schema extends z.ZodType>(
  files: ReadonlyMap<string, string>,
  file: string,
  schema: Schema,
  mistakes: CatalogueMistake[],
): z.infer<Schema> | undefined {
  const text = files.get(file);
  if (text === undefined) {
    mistakes.push({ file, key: '', expected: 'this file to exist' });
    return undefined;
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    mistakes.push({ file, key: '', expected: `valid JSON (${String(error)})` });
    return undefined;
  }
  const { data, error } = schema.safeParse(content);
  for (const { path, message } of error?.issues ?? [])
    mistakes.push({ file, key: placeOf(path), expected: message });
  return error ? undefined : data;
}

/**
 * Everything that is wrong with the files of the catalogue, by file and key; the build refuses them. `files` are all
 * texts below src/i18n by their path. How the files fit together is asked only where each of them is right by itself.
 */
export function catalogueMistakes(files: ReadonlyMap<string, string>): CatalogueMistake[] {
  const mistakes: CatalogueMistake[] = [];
  const groups: CatalogueGroupFiles[] = CATALOGUE_GROUPS.map((group) => ({
    group,
    interventions: readChecked(files, figuresFile(group), catalogueFileSchema, mistakes) ?? [],
    words: Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        Object.keys(readChecked(files, wordsFile(locale, group), catalogueWordsSchema, mistakes) ?? {}),
      ]),
    ),
  }));
  return mistakes.length > 0 ? mistakes : catalogueLinkMistakes(groups);
}

/** Readings of a problem that the catalogue has no answer for; asked only where each file is right by itself. */
export function catalogueGaps(files: ReadonlyMap<string, string>): CatalogueMistake[] {
  const mistakes: CatalogueMistake[] = [];
  const interventions = CATALOGUE_GROUPS.flatMap(
    (group) => readChecked(files, figuresFile(group), catalogueFileSchema, mistakes) ?? [],
  );
  return mistakes.length > 0 ? [] : coverageMistakes(interventions);
}
