import { createContext, use } from 'react';
import type { Hint, Variants } from '#features/marketing/writer/formulas/composer.types.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';
import type { Locale } from '#shared/languages.ts';

/** What stands beside the fields of an editor: what can be picked, and what would make the text better. */
export type EditorAid = {
  productId: number | null;
  /** Of the text. */
  language: Locale;
  variants: Variants;
  hintsAt: (field: string) => readonly Hint[];
  /** What is doubted of a model's words, as long as they stand. */
  warningsAt: (field: string) => readonly TextWarning[];
  helpAt: (field: string) => readonly EditingHelp[];
  /** Writes one field again, the others stay; null where nobody can. */
  rewrite: ((field: string) => void) | null;
  isRewriting: boolean;
};

export const EditorAidContext = createContext<EditorAid | null>(null);

/** Null outside of an editor. */
export const useEditorAid = (): EditorAid | null => use(EditorAidContext);
