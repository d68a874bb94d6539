import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import type { CatalogueMistake } from '#features/consulting/report/catalogue/catalogue-check.rules.ts';
import { readChecked } from '#features/consulting/report/catalogue/catalogue-files.schema.ts';
import { LOCALES } from '#shared/languages.ts';
import {
  templateSchema,
  templateWordsSchema,
  type TemplateFigures,
  type TemplateFileWords,
} from './template.schema.ts';
import { TEMPLATES } from './template.values.ts';

const figuresFile = (template: string): string => `templates/${template}.json`;
const wordsFile = (locale: string, template: string): string => `${locale}/templates/${template}.json`;

const questionsOf = ({ chapters }: TemplateFigures) => chapters.flatMap(({ questions }) => questions);

/** Ids of each part of a template, in order. */
const idsOf = (figures: TemplateFigures) => ({
  departments: figures.departments.map(({ id }) => id),
  problems: figures.problems.map(({ id }) => id),
  strengths: figures.strengths.map(({ id }) => id),
  chapters: figures.chapters.map(({ id }) => id),
  questions: questionsOf(figures).map(({ id }) => id),
});
type Part = keyof ReturnType<typeof idsOf>;
const PARTS = ['departments', 'problems', 'strengths', 'chapters', 'questions'] as const satisfies Part[];

/** Parts that a proposal may name a row of. */
const PART_OF: Readonly<Record<string, Part | undefined>> = {
  department: 'departments',
  problem: 'problems',
  strength: 'strengths',
};

/** Repeated ids, and questions that propose a row or a field that there is not. */
function figureMistakes(file: string, figures: TemplateFigures): CatalogueMistake[] {
  const ids = idsOf(figures);
  const repeated = PARTS.flatMap((part) =>
    ids[part]
      .filter((id, index, all) => all.indexOf(id) !== index)
      .map((id) => ({ file, key: part, expected: `no second ${id}` })),
  );
  const unknown = questionsOf(figures).flatMap(({ id, proposes }) => {
    if (!proposes) return [];
    const { kind, row, fields } = proposes;
    const part = PART_OF[kind];
    const key = `chapters.questions.${id}.proposes`;
    return [
      ...(row !== undefined && !(part && ids[part].includes(row))
        ? [{ file, key, expected: `the id of a ${kind} of this file, not ${row}` }]
        : []),
      ...Object.keys(fields ?? {})
        .filter((name) => !(name in ROW_FIELDS[kind]))
        .map((name) => ({ file, key, expected: `a field of a ${kind}, not ${name}` })),
    ];
  });
  return [...repeated, ...unknown];
}

/** Words without an id, ids without words, and choices or fields that do not fit their question. */
function wordMistakes(file: string, figures: TemplateFigures, words: TemplateFileWords): CatalogueMistake[] {
  const ids = idsOf(figures);
  const differences = PARTS.flatMap((part) => {
    const has = Object.keys(words[part]);
    return [
      ...ids[part]
        .filter((id) => !has.includes(id))
        .map((id) => ({ file, key: `${part}.${id}`, expected: 'the words of this id' })),
      ...has
        .filter((id) => !ids[part].includes(id))
        .map((id) => ({ file, key: `${part}.${id}`, expected: 'nothing: the figures have no such id' })),
    ];
  });
  const questions = questionsOf(figures).flatMap(({ id, choices = [], proposes }) => {
    const { choices: labels = {}, fields = {} } = words.questions[id] ?? {};
    const isSame = String(Object.keys(labels).sort()) === String([...choices].sort());
    return [
      ...(isSame
        ? []
        : [
            {
              file,
              key: `questions.${id}.choices`,
              expected: `words for ${choices.join(', ') || 'no choices'}`,
            },
          ]),
      ...Object.keys(fields)
        .filter((name) => !proposes || !(name in ROW_FIELDS[proposes.kind]))
        .map((name) => ({ file, key: `questions.${id}.fields.${name}`, expected: 'a field of its row' })),
    ];
  });
  return [...differences, ...questions];
}

/**
 * Everything that is wrong with the files of the sector templates, by file and key; the build refuses them. `files` are
 * all texts below src/i18n by their path.
 */
export function templateMistakes(files: ReadonlyMap<string, string>): CatalogueMistake[] {
  const mistakes: CatalogueMistake[] = [];
  for (const template of TEMPLATES) {
    const figures = readChecked(files, figuresFile(template), templateSchema, mistakes);
    if (figures) mistakes.push(...figureMistakes(figuresFile(template), figures));
    for (const locale of LOCALES) {
      const file = wordsFile(locale, template);
      const words = readChecked(files, file, templateWordsSchema, mistakes);
      if (figures && words) mistakes.push(...wordMistakes(file, figures, words));
    }
  }
  const known: readonly string[] = TEMPLATES;
  for (const file of files.keys()) {
    const name = /^(?:\w+\/)?templates\/([^/]+)\.json$/.exec(file)?.[1];
    if (name !== undefined && !known.includes(name))
      mistakes.push({ file, key: '', expected: `the name of a template: ${TEMPLATES.join(', ')}` });
  }
  return mistakes;
}
