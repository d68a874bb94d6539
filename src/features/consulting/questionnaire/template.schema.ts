import { z } from 'zod';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import { ROW_FIELDS } from '#features/consulting/profile/row-fields.values.ts';
import { SECTORS } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { itemsOf, record } from '#shared/answer.ts';
import { PROPOSAL_KINDS } from './proposal.values.ts';
import { QUESTION_KINDS, TEMPLATES, YES_NO } from './template.values.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'expected lower-case words joined by hyphens');
const rate = z.int().min(1).max(5);
const between = <Item extends z.ZodType>(item: Item, least: number, most: number) =>
  z.array(item).min(least).max(most);

/**
 * Row that an answer proposes. `row`: a row of the template with its words; without it the answer is the row. `when`:
 * answers that propose it, of a choice or of yes and no. `answerIn`: field that the answer fills. `fields`: values of
 * further fields; those with words stand in the files of the languages.
 */
const proposes = z
  .strictObject({
    kind: z.enum(PROPOSAL_KINDS),
    row: id.optional(),
    when: z.array(id).min(1).optional(),
    answerIn: z.string().optional(),
    fields: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .refine(({ kind, answerIn }) => answerIn === undefined || answerIn in ROW_FIELDS[kind], {
    path: ['answerIn'],
    error: 'expected a field of that kind of row',
  });

const question = z
  .strictObject({
    id,
    kind: z.enum(QUESTION_KINDS),
    choices: between(id, 2, 6).optional(),
    proposes: proposes.optional(),
  })
  .superRefine(({ kind, choices, proposes: row }, { addIssue }) => {
    const wrong = (path: string[], message: string) => addIssue({ code: 'custom', path, message });
    if ((kind === 'choice') !== (choices !== undefined))
      wrong(['choices'], 'expected choices with a choice, and with nothing else');
    if (!row) return;
    if (kind === 'text' && (row.row !== undefined || row.answerIn === undefined))
      wrong(['proposes'], 'expected answerIn and no row: a text becomes a row of its own');
    if (kind === 'number' && (row.row === undefined || row.answerIn === undefined))
      wrong(['proposes'], 'expected a row and the field that the number fills');
    if (kind !== 'choice' && kind !== 'yes-no') return;
    if (row.row === undefined || row.when === undefined)
      wrong(['proposes'], 'expected a row and the answers that propose it');
    const answers: readonly string[] = choices ?? YES_NO;
    for (const answer of row.when ?? [])
      if (!answers.includes(answer)) wrong(['proposes', 'when'], `expected an answer, not ${answer}`);
  });

/** Figures of a template: everything that is the same in every language. */
export const templateSchema = z.strictObject({
  sectors: z.array(z.enum(SECTORS)).min(1),
  /**
   * Phrases of both languages by which a company's sector is recognised: word beginnings in any order, as `foldText`
   * leaves them; with a full stop the whole word ("bar.").
   */
  about: z
    .array(z.string().regex(/^[a-z0-9]+\.?(?: [a-z0-9]+\.?)*$/, 'expected folded word beginnings'))
    .min(1),
  departments: between(z.strictObject({ id, digitalizationLevel: rate }), 4, 8),
  problems: between(
    z.strictObject({ id, process: z.enum(PROCESSES), symptom: z.enum(SYMPTOMS), priority: rate }),
    8,
    12,
  ),
  strengths: between(z.strictObject({ id, impact: rate }), 3, 5),
  chapters: between(z.strictObject({ id, questions: between(question, 1, 7) }), 2, 6).refine(
    (chapters) => {
      const asked = chapters.flatMap(({ questions }) => questions).length;
      return asked >= 12 && asked <= 18;
    },
    { error: 'expected 12 to 18 questions in all' },
  ),
});

const words = z.string().trim().min(3).max(200);
const help = z.string().trim().max(140);

/** Words of a template in one language, by the ids of its figures; plain text. */
export const templateWordsSchema = z.strictObject({
  name: words.max(60),
  description: words,
  departments: z.record(id, z.strictObject({ name: words.max(60), function: words })),
  problems: z.record(id, words),
  strengths: z.record(id, words),
  chapters: z.record(id, words.max(60)),
  questions: z.record(
    id,
    z.strictObject({
      text: words.max(140),
      /** Empty where the question says it all. */
      help,
      choices: z.record(id, z.string().trim().min(1).max(80)).optional(),
      /** Fields with words of the row that the answer proposes. */
      fields: z.record(z.string(), words).optional(),
    }),
  ),
});

export type TemplateFigures = z.infer<typeof templateSchema>;
export type TemplateFileWords = z.infer<typeof templateWordsSchema>;

const listedTemplateSchema = record('SectorTemplate', {
  id: z.enum(TEMPLATES),
  name: z.string(),
  description: z.string(),
});
export const templatesSchema = itemsOf(listedTemplateSchema);
export type ListedTemplates = z.infer<typeof templatesSchema>;
