import { createContext, use } from 'react';
import type { Hint, Variants } from '#features/marketing/writer/formulas/composer.types.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { EditingHelp } from '#features/marketing/writer/help/editing-help.rules.ts';
import type { Locale } from '#shared/languages.ts';

export type EditorAid = {
  productId: number | null;
  language: Locale;
  variants: Variants;
  hints: readonly Hint[];
  warnings: readonly TextWarning[];
  help: readonly EditingHelp[];
  /** Whether what is said about a field stands at it, and not below the whole text. */
  isPlaced: (field: string) => boolean;
  /** Rewrites one field; null if not possible. */
  rewrite: ((field: string) => void) | null;
  isRewriting: boolean;
};

export const EditorAidContext = createContext<EditorAid | null>(null);

export const useEditorAid = (): EditorAid | null => use(EditorAidContext);
