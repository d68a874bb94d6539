import { eq } from 'drizzle-orm';
import { analystLetters } from '#db/schema/index.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { readDraft } from '#features/consulting/report/draft/draft.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/languages.ts';
import { requireAnalyst, type ServerSettings } from './analyst-settings.server.ts';
import { letterInstructions } from './analyst-brief.rules.ts';
import type { AnalystLetter } from './analyst.schema.ts';
import type { LetterFault, TextFault } from './analyst.values.ts';
import { askModel } from './ask-model.server.ts';
import { asJsonSchema, letterSchema, readAnswer } from './model-answers.schema.ts';
import { newMark } from './model-request.server.ts';
import { openLetter } from './open-letter.server.ts';
import { putOwnBlock } from './own-block.server.ts';
import { faultOfText, isLeak, isWrongLanguage } from './text-checks.rules.ts';

const LETTER_BLOCK = 'letter';
const SCHEMA = asJsonSchema(letterSchema);
/** Characters; sixty to ninety words are about five hundred. */
const BOUNDS = { min: 120, max: 1_200 };

/** The letter as the rules compute it, which is all that a model is told, and all whose figures it may use. */
async function computedLetter(ctx: ServiceContext, companyId: number) {
  const { blocks, language } = await readDraft(ctx, companyId);
  const computed = blocks.find(({ id }) => id === LETTER_BLOCK)?.computed;
  if (!computed) throw new AppError('not_found');
  return { computed, language };
}

function faultOfLetter(text: string, computed: string, language: Locale): TextFault | null {
  const fault = faultOfText(text, { ...BOUNDS, source: computed, language });
  return fault ?? (isWrongLanguage([text], language) ? 'language' : null);
}

async function answered(
  ctx: ServiceContext,
  companyId: number,
  fault: LetterFault | null,
): Promise<AnalystLetter> {
  const row = await openLetter(ctx, companyId);
  return {
    letter: row
      ? { text: row.text, language: row.language, model: row.model, createdAt: row.createdAt }
      : null,
    fault,
  };
}

/** The letter that waits for a person. */
export async function getLetter(ctx: ServiceContext, companyId: number): Promise<AnalystLetter> {
  await requireOwnCompany(ctx, companyId);
  return answered(ctx, companyId, null);
}

/**
 * Has a model draft the covering letter out of the computed one. It is stored beside the draft, which stays as it is.
 * Errors: those of `readDraft`, `model_not_configured`.
 */
export async function draftLetter(
  ctx: ServiceContext,
  companyId: number,
  server: ServerSettings,
  signal: AbortSignal,
): Promise<AnalystLetter> {
  const { computed, language } = await computedLetter(ctx, companyId);
  const model = await requireAnalyst(ctx, server);
  if (model.isCapReached) return answered(ctx, companyId, 'cap_reached');
  const mark = newMark();
  const system = letterInstructions(language, SCHEMA, mark);
  const prompt = JSON.stringify({ letter: computed });
  const { said, error } = await askModel({ ctx, model, signal }, { system, prompt });
  if (error) return answered(ctx, companyId, error.reason === 'cancelled' ? 'stalled' : error.reason);
  if (isLeak(said, system, mark)) return answered(ctx, companyId, 'leak');
  const text = readAnswer(said, letterSchema)?.letter.trim();
  if (text === undefined) return answered(ctx, companyId, 'not_json');
  const fault = faultOfLetter(text, computed, language);
  if (fault) return answered(ctx, companyId, fault);
  const row = {
    language,
    text,
    model: model.ai.model,
    state: 'open',
    createdAt: ctx.now.toISOString(),
  } as const;
  await ctx
    .rows(analystLetters)
    .insert({ companyId, ...row })
    .onConflictDoUpdate({ target: analystLetters.companyId, set: row });
  return answered(ctx, companyId, null);
}

/** A person dismisses the letter. */
export async function dismissLetter(ctx: ServiceContext, companyId: number): Promise<void> {
  await requireOwnCompany(ctx, companyId);
  await ctx.rows(analystLetters).delete().where(eq(analystLetters.companyId, companyId));
}

/**
 * A person accepts the letter: it becomes the text of the draft. Refused where the computed letter no longer has its
 * figures, and stays open then. Errors: those of `readDraft` and of `putOwnBlock`.
 */
export async function acceptLetter(ctx: ServiceContext, companyId: number): Promise<AnalystLetter> {
  await requireOwnCompany(ctx, companyId);
  const row = await openLetter(ctx, companyId);
  if (!row) return answered(ctx, companyId, null);
  const { computed, language } = await computedLetter(ctx, companyId);
  const fault = language === row.language ? faultOfLetter(row.text, computed, language) : 'language';
  if (fault) return answered(ctx, companyId, fault);
  await putOwnBlock(ctx, companyId, language, {
    id: LETTER_BLOCK,
    own: row.text,
    isHidden: false,
    seen: computed,
  });
  await dismissLetter(ctx, companyId);
  return answered(ctx, companyId, null);
}
