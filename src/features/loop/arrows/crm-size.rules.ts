import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { foldText } from '#shared/texts/text.ts';

const SIZES: Readonly<Record<string, CompanySize>> = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  pequena: 'small',
  mediana: 'medium',
  grande: 'large',
};

const sizeOf = (employees: number): CompanySize =>
  employees < 50 ? 'small' : employees < 250 ? 'medium' : 'large';

type Known = { size: CompanySize | null; employees: number | null };

/**
 * Reads the size of a company of the lead manager, which is free text: a word, a number of employees, or two numbers
 * within one size. What is neither is unknown.
 */
export function sizeFrom(typed: string | null): Known {
  const text = foldText(typed ?? '').trim();
  const word = SIZES[text];
  if (word) return { size: word, employees: null };
  const [, from, to] = /^(\d{1,7})(?:\s*[-–]\s*(\d{1,7}))?$/.exec(text) ?? [];
  const low = Number(from);
  if (from === undefined || low < 1) return { size: null, employees: null };
  if (to === undefined) return { size: sizeOf(low), employees: low };
  return { size: sizeOf(low) === sizeOf(Number(to)) ? sizeOf(low) : null, employees: null };
}
