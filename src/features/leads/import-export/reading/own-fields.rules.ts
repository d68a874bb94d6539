import { keyOfLabel } from '#features/leads/fields/field-key.rules.ts';
import { foldText } from '#shared/texts/text.ts';

type Named = { key: string; label: string };

/** Returns which of these a text of a file names: files are written by labels, so a label counts before a key. */
export function namedIn<Each extends Named>(all: readonly Each[], text: string): Each | undefined {
  const name = text.trim();
  return all.find(({ label }) => foldText(label) === foldText(name)) ?? all.find(({ key }) => key === name);
}

/** The same of choices: one that was renamed since the file was written is found by the key that its first label gave. */
export const optionIn = <Each extends Named>(all: readonly Each[], text: string): Each | undefined =>
  namedIn(all, text) ??
  (/[a-z0-9]/.test(foldText(text)) ? all.find(({ key }) => key === keyOfLabel(text)) : undefined);
