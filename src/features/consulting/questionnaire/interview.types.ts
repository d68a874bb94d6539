import type { Locale } from '#shared/languages.ts';
import type { TemplateQuestion } from './template.types.ts';
import type { TemplateId } from './template.values.ts';

export type AskedQuestion = {
  id: string;
  kind: TemplateQuestion['kind'];
  text: string;
  help: string;
  /** Answers to choose from; none for a text or a number. */
  options: readonly { id: string; label: string }[];
  proposes: TemplateQuestion['proposes'];
  /** Fields with words of the row that the answer proposes. */
  fields: Readonly<Record<string, string>>;
};
export type Chapter = { id: string; title: string; questions: AskedQuestion[] };

/** Answers by the id of their question. */
export type Answers = ReadonlyMap<string, string>;

/** A questionnaire as its client sees it. */
export type Interview = {
  id: number;
  company: string;
  workspaceId: number;
  companyId: number;
  owner: { id: number; email: string; language: Locale };
  /** Whether a message reaches the consultant. */
  canAsk: boolean;
  template: TemplateId;
  language: Locale;
  expiresAt: string;
  submittedAt: string | null;
  chapters: Chapter[];
  answers: Answers;
};

/** Typed in a form that was open when the questionnaire was closed; of a choice what it says. */
export type UnsavedAnswer = { question: string; answer: string };
