import { createContext, use } from 'react';
import type { Hint, Variants } from '#features/marketing/writer/formulas/composer.types.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';
import type { Locale } from '#shared/languages.ts';

/** Help for the fields of an editor: variants, hints and warnings. */
export type EditorAid = {
  productId: number | null;
  /** Of the text. */
  language: Locale;
  variants: Variants;
  hintsAt: (field: string) => readonly Hint[];
  /** Warnings about a model's words that are still in the text. */
  warningsAt: (field: string) => readonly TextWarning[];
  helpAt: (field: string) => readonly EditingHelp[];
  /** Rewrites one field; null if not possible. */
  rewrite: ((field: string) => void) | null;
  isRewriting: boolean;
};

export const EditorAidContext = createContext<EditorAid | null>(null);

/** Returns null outside an editor. */
export const useEditorAid = (): EditorAid | null => use(EditorAidContext);
