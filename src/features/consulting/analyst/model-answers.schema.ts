import { z } from 'zod';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import {
  DRAFT_FIELDS,
  LONGEST_EVIDENCE,
  MOST_EVIDENCE,
  MOST_FIGURES,
  MOST_INTERVENTIONS,
  type DraftField,
} from './analyst.values.ts';

const FIGURE_FIELDS = [
  'hoursPerWeek',
  'people',
  'incidentsPerMonth',
  'incidentCostCents',
  'tiedUpCents',
] as const;

const draftText = z.string().max(1_000);
const draftedAction = z.strictObject(
  Object.fromEntries(Object.keys(DRAFT_FIELDS).map((name) => [name, draftText])) as Record<
    DraftField,
    typeof draftText
  >,
);

/** The first pass answers exactly this; the checks follow. */
export const modelReadingSchema = z.strictObject({
  process: z.enum(PROCESSES),
  symptom: z.enum(SYMPTOMS),
  evidence: z.array(z.string().min(1).max(LONGEST_EVIDENCE)).max(MOST_EVIDENCE),
  figures: z
    .array(
      z.strictObject({
        span: z.string().min(1).max(LONGEST_EVIDENCE),
        field: z.enum(FIGURE_FIELDS),
        value: z.number().nonnegative(),
      }),
    )
    .max(MOST_FIGURES),
  interventions: z.array(z.string().max(60)).max(MOST_INTERVENTIONS),
  draft: draftedAction.nullable(),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;

/** The second pass: for each action of the first, by its number, whether it stays. */
export const critiqueSchema = z.strictObject({
  verdicts: z
    .array(
      z.strictObject({
        action: z
          .int()
          .min(1)
          .max(MOST_INTERVENTIONS + 1),
        removes: z.boolean(),
      }),
    )
    .max(MOST_INTERVENTIONS + 1),
});

export const letterSchema = z.strictObject({ letter: z.string().min(1).max(4_000) });

/** Many models put a fence around their JSON. */
function withoutFence(text: string): string {
  const lines = text.split('\n');
  const isFenced = /^```(?:json)?$/.test(lines[0]?.trim() ?? '') && lines.at(-1)?.trim() === '```';
  return isFenced ? lines.slice(1, -1).join('\n') : text;
}

/** Reads an answer that has to be JSON of a schema and nothing else; null for anything else. */
export function readAnswer<Answer>(said: string, schema: z.ZodType<Answer>): Answer | null {
  try {
    return schema.safeParse(JSON.parse(withoutFence(said.trim()))).data ?? null;
  } catch {
    return null;
  }
}

/** The schema as the model is told it. */
export const asJsonSchema = (schema: z.ZodType): string => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  return JSON.stringify(shape);
};
