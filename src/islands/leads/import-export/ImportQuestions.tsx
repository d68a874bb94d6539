import { useState } from 'react';
import type {
  ImportAnswer,
  ImportQuestion,
  PersonShown,
} from '#features/leads/import-export/import.schema.ts';
import { IMPORT_DECISIONS } from '#features/leads/leads.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { unansweredIn } from './import-figures.ts';
import type { ImportState } from './use-import.ts';

/** Questions per page: rendering hundreds would be slow. */
const PAGE = 20;

type Props = { state: ImportState; answer: ImportAnswer };

/** Shows line and record side by side for each line that shares a phone: the same person or not? */
export function ImportQuestions({ state, answer: { questions } }: Props) {
  const { t } = useTexts();
  const [shown, setShown] = useState(PAGE);
  if (questions.length === 0) return null;
  const lines = questions.map(({ line }) => line);
  const open = unansweredIn(questions, state.decisions);
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-1">
        <h3 className="text-base">{t('leads:imports.questionsTitle', { count: questions.length })}</h3>
        <p className="max-w-prose text-sm text-ink-soft">{t('leads:imports.questionsText')}</p>
        <p role="status" className="text-sm font-semibold tabular-nums">
          {t('leads:imports.answered', { done: questions.length - open, total: questions.length })}
        </p>
      </div>
      {questions.length > 1 ? (
        <div
          role="group"
          aria-label={t('leads:imports.answerAll')}
          className="flex flex-wrap items-center gap-2"
        >
          <span aria-hidden="true" className="text-sm text-ink-soft max-sm:w-full">
            {t('leads:imports.answerAll')}:
          </span>
          {IMPORT_DECISIONS.map((decision) => (
            <Button key={decision} size="small" onPress={() => state.decide(lines, decision)}>
              {t(
                `leads:imports.${state.kind === 'companies' ? 'decisionsCompany' : 'decisions'}.${decision}`,
              )}
            </Button>
          ))}
        </div>
      ) : null}
      <ol className="grid gap-4">
        {questions.slice(0, shown).map((question) => (
          <Question key={question.line} question={question} state={state} />
        ))}
      </ol>
      {shown < questions.length ? (
        <div>
          <Button onPress={() => setShown(shown + PAGE)}>{t('ui:list.more')}</Button>
        </div>
      ) : null}
    </div>
  );
}

function Question({ question, state }: { question: ImportQuestion; state: ImportState }) {
  const { t, tDynamic } = useTexts();
  const { line, contactId, companyId, afterLine, reason, inFile, existing } = question;
  const recordId = contactId ?? companyId;
  const isCompany = state.kind === 'companies';
  const chosen = state.decisions[line];
  return (
    <li className="grid gap-3 rounded-control border border-line p-4">
      <div className="text-sm">
        {recordId === null && afterLine !== null ? (
          <p className="text-ink-soft">
            {t(isCompany ? 'leads:imports.twoLinesCompany' : 'leads:imports.twoLines', {
              line,
              other: afterLine,
            })}
          </p>
        ) : null}
        <p className="font-semibold">{tDynamic(`leads:imports.reasons.${reason}`)}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Person
          title={
            afterLine === null
              ? t(recordId === null ? 'leads:imports.earlierLine' : 'leads:imports.existing')
              : t(recordId === null ? 'leads:imports.inFile' : 'leads:imports.existingAfter', {
                  line: afterLine,
                })
          }
          person={existing}
          href={recordId === null ? null : hrefOf(isCompany ? 'company' : 'contact', recordId)}
        />
        <Person title={t('leads:imports.inFile', { line })} person={inFile} href={null} />
      </div>
      <fieldset>
        <legend className="sr-only">
          {t(isCompany ? 'leads:imports.decisionForCompany' : 'leads:imports.decisionFor', { line })}
        </legend>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {IMPORT_DECISIONS.map((decision) => (
            <label
              key={decision}
              className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name={`import-question-${line}`}
                checked={chosen === decision}
                onChange={() => state.decide([line], decision)}
                className="size-4 shrink-0 accent-accent"
              />
              {t(`leads:imports.${isCompany ? 'decisionsCompany' : 'decisions'}.${decision}`)}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

function Person({ title, person, href }: { title: string; person: PersonShown; href: string | null }) {
  const { t } = useTexts();
  const details = [
    ...person.emails,
    person.phones.join(' · '),
    [person.position, person.company].filter(Boolean).join(' · '),
    [person.taxId, person.domain].filter(Boolean).join(' · '),
    person.address ?? '',
  ];
  return (
    <div className="min-w-0 rounded-control bg-paper px-3 py-2.5 text-sm">
      <p className="text-xs text-ink-soft">{title}</p>
      <p className="font-semibold break-words">
        {href === null ? (
          person.name
        ) : (
          <a
            className={FACT_LINK}
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t('leads:imports.openRecord', { name: person.name })}
          >
            {person.name}
          </a>
        )}
      </p>
      {details
        .filter((detail) => detail !== '')
        .map((detail) => (
          <p key={detail} className="break-words text-ink-soft tabular-nums">
            {detail}
          </p>
        ))}
    </div>
  );
}
