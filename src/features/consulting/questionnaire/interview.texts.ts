import type { Locale } from '#shared/languages.ts';
import { translator } from '#i18n/index.ts';
import { templateFigures, templateWords } from './template.texts.ts';
import type { AskedQuestion, Chapter } from './interview.types.ts';
import type { TemplateQuestion } from './template.types.ts';
import { YES_NO, type TemplateId } from './template.values.ts';

/** Returns the interview of a template in a language, chapter by chapter. */
export function interviewOf(template: TemplateId, locale: Locale): Chapter[] {
  const words = templateWords(template, locale);
  const t = translator(locale);
  const asked = ({ id, kind, choices = [], proposes }: TemplateQuestion): AskedQuestion => {
    const said = words.questions[id];
    const options =
      kind === 'yes-no'
        ? YES_NO.map((answer) => ({ id: answer, label: t(`questionnaire:${answer}`) }))
        : choices.map((choice) => ({ id: choice, label: said?.choices?.[choice] ?? choice }));
    return {
      id,
      kind,
      text: said?.text ?? id,
      help: said?.help ?? '',
      options,
      proposes,
      fields: said?.fields ?? {},
    };
  };
  return templateFigures(template).chapters.map(({ id, questions }) => ({
    id,
    title: words.chapters[id] ?? id,
    questions: questions.map(asked),
  }));
}
