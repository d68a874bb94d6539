/** Answers of a model, recorded once into a file, and the way of reading that they make. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Answered, Ask } from '#features/consulting/analyst/model-request.server.ts';
import { NOTHING_USED } from '#features/consulting/analyst/model-request.server.ts';
import { readWithModel } from '#features/consulting/analyst/read-problem.server.ts';
import { SHIPPED } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import { streamModelText } from '#kernel/model/model-client.ts';
import { ModelError } from '#kernel/model/model-error.ts';
import { LOCALES } from '#shared/languages.ts';
import { METHODS, type Read } from './measure.ts';
import { SETS, type Case } from './sets.ts';

/** Each text with what was said to it, in the order of the passes; the reason of a failure in place of an answer. */
type Said = { said: string } | { failed: string };
type Recording = { model: string; recordedOn: string; answers: Record<string, Said[]> };

const FILE = new URL('recorded-model.json', import.meta.url);
const LIMITS = { idleMs: 60_000, totalMs: 180_000, maxCharacters: 8_000 };
const SAVED_EVERY = 10;

const CASES: readonly Case[] = SETS.flatMap(({ cases }) => cases);
const keyOf = ({ text, sector }: Case): string => `${sector}: ${text}`;

const recorded = (): Recording | null =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Recording) : null;

const asProblem = ({ text, sector, size, language }: Case) => ({
  description: text,
  sector,
  size,
  language: LOCALES.find((locale) => locale === language) ?? LOCALES[0],
  catalogue: SHIPPED,
});

/**
 * `npm run reader -- --record`: asks the model of AI_BASE_URL, AI_MODEL and AI_API_KEY about every problem that has no
 * answer yet, and stores what it says as it says it; an interrupted recording goes on. A new model begins anew.
 */
export async function record(env: NodeJS.ProcessEnv): Promise<void> {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = env;
  if (!baseUrl || !model) throw new Error('Set AI_BASE_URL and AI_MODEL, and AI_API_KEY where it needs one.');
  const ai = { baseUrl, model, apiKey, idleSeconds: 60, isPrivateAllowed: true, asksForUsage: false };
  const before = recorded();
  const answers = before?.model === model ? before.answers : {};
  const save = () => {
    const content: Recording = { model, recordedOn: new Date().toISOString().slice(0, 10), answers };
    writeFileSync(FILE, `${JSON.stringify(content, null, 1)}\n`);
  };
  const missing = CASES.filter((one) => !(keyOf(one) in answers));
  for (const [at, one] of missing.entries()) {
    const all: Said[] = [];
    const ask: Ask = async ({ system, prompt }): Promise<Answered> => {
      let said = '';
      try {
        const signal = new AbortController().signal;
        for await (const piece of streamModelText({ ai, system, prompt, limits: LIMITS, signal }))
          said += piece;
        all.push({ said });
        return { said, error: null, used: NOTHING_USED };
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        // Nothing was said about the problem: it is asked again next time.
        if (['unreachable', 'key_refused', 'too_many', 'not_found'].includes(error.reason)) throw error;
        all.push({ failed: error.reason });
        return { said, error, used: NOTHING_USED };
      }
    };
    await readWithModel(ask, asProblem(one)).finally(() => at > 0 && save());
    answers[keyOf(one)] = all;
    if (at % SAVED_EVERY === 0) {
      save();
      console.error(`${at + 1} of ${missing.length}`);
    }
  }
  save();
}

/** Repeats what was said to a text. */
function repeating(said: readonly Said[]): Ask {
  const left = [...said];
  return async () => {
    const next = left.shift();
    return next && 'said' in next
      ? { said: next.said, error: null, used: NOTHING_USED }
      : { said: '', error: new ModelError('stalled'), used: NOTHING_USED };
  };
}

type RecordedModel = { name: string; read: Read; has: (cases: readonly Case[]) => boolean };

/**
 * The recorded model as the product uses it: what fails a check or the second pass stays with the rules. Null without a
 * recording; `has`: whether each of these problems has an answer.
 */
export async function recordedModel(): Promise<RecordedModel | null> {
  const recording = recorded();
  const byRules = METHODS['rules'];
  if (!recording || !byRules) return null;
  const readings = new Map<string, ReturnType<Read>>();
  for (const one of CASES) {
    const said = recording.answers[keyOf(one)];
    if (!said) continue;
    const { reading } = await readWithModel(repeating(said), asProblem(one));
    readings.set(
      keyOf(one),
      reading === null
        ? byRules(one)
        : {
            reading: reading.process === 'other' ? 'open' : `${reading.process}/${reading.symptom}`,
            action: reading.interventions[0] ?? null,
          },
    );
  }
  return {
    name: recording.model,
    read: (one) => readings.get(keyOf(one)) ?? byRules(one),
    has: (cases) => cases.every((one) => readings.has(keyOf(one))),
  };
}
