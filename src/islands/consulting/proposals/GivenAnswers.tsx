import type {
  GivenAnswers as Given,
  Questionnaire,
} from '#features/consulting/questionnaire/questionnaire.schema.ts';
import { ItemsState } from '#islands/lists/ItemsState.tsx';
import { useItems } from '#islands/lists/use-items.ts';

/** Questions with the client's answers as typed, sent or not, in the language in which they were asked. */
export function GivenAnswers({ link: { id, language } }: { link: Questionnaire }) {
  const answers = useItems<Given['items'][number]>(`/api/questionnaires/${id}`);
  return (
    <ItemsState list={answers}>
      {(items) =>
        [...new Set(items.map(({ chapter }) => chapter))].map((title) => (
          <section key={title} lang={language} className="py-2 text-sm wrap-anywhere">
            <h4 className="font-text text-sm font-semibold">{title}</h4>
            <dl>
              {items
                .filter(({ chapter }) => chapter === title)
                .map(({ question, answer }) => (
                  <div key={question} className="py-1">
                    <dt className="text-ink-soft">{question}</dt>
                    <dd className="whitespace-pre-line">{answer}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))
      }
    </ItemsState>
  );
}
