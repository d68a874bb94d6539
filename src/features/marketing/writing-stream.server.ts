import { record } from '#db/journal/cause.ts';
import { parsePartialJson } from 'ai';
import type { Database } from '#db/drizzle.ts';
import { callCause, type ServiceContext } from '#kernel/context.ts';
import { problemOf } from '#kernel/api/problem.ts';
import { isAppError } from '#shared/errors.ts';
import type { ModelUse, SlotPlace } from '#features/marketing/writer/checks/model-writer.server.ts';
import type { WritingEvent } from './writing-stream.types.ts';

type Places = readonly SlotPlace[];
type Outcome<T> = { written: T } | { error: unknown };

/** The fields that an answer under way has begun, each as far as it is there. */
async function partsOf(said: string, places: Places): Promise<Record<string, string>> {
  const start = said.indexOf('{');
  const { value } = await parsePartialJson(start === -1 ? undefined : said.slice(start));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const told = new Map<string, unknown>(Object.entries(value));
  const found = places.map(({ name, field }) => [field, told.get(name)] as const);
  return Object.fromEntries(found.filter((part): part is [string, string] => typeof part[1] === 'string'));
}

/**
 * Runs `write` and stores its result, streaming the model's text meanwhile. If the reader disconnects, the work is
 * cancelled and nothing is stored.
 */
export async function* writingEvents<T>(
  ctx: ServiceContext,
  use: ModelUse | null,
  signal: AbortSignal,
  write: (use: ModelUse | null) => Promise<(db: Database) => Promise<T>>,
): AsyncGenerator<WritingEvent<T>, void> {
  /** Of each text that is being written, by its places; several may be written at once. */
  const said = new Map<Places, string>();
  const told = new Map<Places, Record<string, string>>();
  let outcome: Outcome<T> | undefined;
  let news = Promise.withResolvers<void>();
  const onText = (text: string, places: Places): void => {
    said.set(places, text);
    news.resolve();
  };
  const run = async (): Promise<T> => {
    const store = await write(use && { ...use, signal: AbortSignal.any([use.signal, signal]), onText });
    signal.throwIfAborted();
    return record(ctx.db, callCause(ctx, 'POST /api/marketing'), (tx) => store(tx));
  };
  const settle = (settled: Outcome<T>): void => {
    outcome = settled;
    news.resolve();
  };
  void run().then(
    (written) => settle({ written }),
    (error: unknown) => settle({ error }),
  );
  const isOver = (): boolean => outcome !== undefined;
  while (!isOver()) {
    await news.promise;
    news = Promise.withResolvers();
    const fresh = [...said];
    said.clear();
    for (const [places, text] of fresh) told.set(places, await partsOf(text, places));
    if (fresh.length > 0) yield { type: 'text', parts: Object.assign({}, ...told.values()) };
  }
  const ended = outcome as Outcome<T> | undefined;
  if (ended === undefined) return;
  if ('written' in ended) return yield { type: 'end', written: ended.written };
  const { error } = ended;
  if (!isAppError(error)) throw error;
  yield { type: 'problem', problem: problemOf(error, ctx.locale) };
}
