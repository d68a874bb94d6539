import type { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import type { EndpointDeclaration } from './declaration.ts';
import { invalid } from './field-errors.ts';
import { requireCleanText } from './request-body.ts';

export function parse<T>(schema: z.ZodType<T> | undefined, value: unknown, empty: T): T {
  if (!schema) return empty;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error, value);
  return parsed.data;
}

export function parseId(raw: string | undefined, code: EndpointDeclaration['id']): number {
  if (code === undefined) return 0;
  if (raw === undefined || !/^[1-9]\d{0,14}$/.test(raw)) throw new AppError(code);
  return Number(raw);
}

export function parseQuery<Query>(schema: z.ZodType<Query> | undefined, url: URL, empty: Query): Query {
  const given = Object.fromEntries(url.searchParams);
  requireCleanText(given);
  return parse(schema, given, empty);
}

export const sentLanguage = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'language' in given ? given.language : undefined;
