import { isLink, isUsableTarget } from '#features/marketing/writer/reading/target.rules.ts';
import type { ActionKind } from './brief.values.ts';

type Action = { kind: ActionKind | null; target: string };

/** Returns whether a text is an existing calendar day, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Digits of the shortest phone number, apart from emergency services. */
const FEWEST_DIGITS = 6;

const isPhone = (target: string): boolean =>
  target.replace(/\D/g, '').length >= FEWEST_DIGITS && !isLink(target) && !target.includes('@');

const isAddress = (target: string): boolean =>
  /^(?:https?:\/\/|www\.)?[^\s/@]+\.\p{L}{2,}(?:[/?#:]\S*)?$/iu.test(target);
const isEmail = (target: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(target);

/** Returns what is wrong with the number or link of an action; undefined if it is valid or empty. */
export function targetProblem({ kind, target: typed }: Action): 'link' | 'phone' | undefined {
  const target = typed.trim();
  if (target === '') return undefined;
  if (!isUsableTarget(target)) return 'link';
  if (kind === 'call' && !isPhone(target)) return 'phone';
  if (kind === 'whatsapp' && !isPhone(target) && !isLink(target) && !isAddress(target)) return 'phone';
  return kind === 'form' && !isAddress(target) && !isEmail(target) ? 'link' : undefined;
}

/** Returns whether the deadline is before today (UTC). */
export const isPast = (deadline: string | null, now: Date): boolean =>
  deadline !== null && deadline < now.toISOString().slice(0, 10);
