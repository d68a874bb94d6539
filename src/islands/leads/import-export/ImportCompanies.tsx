import { useState } from 'react';
import type { ImportAnswer, NamedCompanyQuestion } from '#features/leads/import-export/import.schema.ts';
import { IMPORT_DECISIONS } from '#features/leads/leads.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { ImportState } from './use-import.ts';

/** Questions per page: rendering hundreds would be slow. */
const PAGE = 20;

type Props = { state: ImportState; answer: ImportAnswer };

/** Asks once about each company that lines name and that may be one that is there. */
export function ImportCompanies({ state, answer: { namedCompanies } }: Props) {
  const { t } = useTexts();
  const [shown, setShown] = useState(PAGE);
  if (namedCompanies.length === 0) return null;
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-1">
        <h3 className="text-base">{t('leads:imports.namedTitle', { count: namedCompanies.length })}</h3>
        <p className="max-w-prose text-sm text-ink-soft">{t('leads:imports.namedText')}</p>
      </div>
      <ol className="grid gap-4">
        {namedCompanies.slice(0, shown).map((question) => (
          <Question key={question.name} question={question} state={state} />
        ))}
      </ol>
      {shown < namedCompanies.length ? (
        <div>
          <Button onPress={() => setShown(shown + PAGE)}>{t('ui:list.more')}</Button>
        </div>
      ) : null}
    </div>
  );
}

function Question({ question, state }: { question: NamedCompanyQuestion; state: ImportState }) {
  const { t, tag } = useTexts();
  const { name, lines, line, existing, unanswered } = question;
  const names = new Intl.ListFormat(tag, { type: 'disjunction' }).format(existing.map((each) => each.name));
  const chosen = state.companies[name] ?? unanswered;
  return (
    <li className="grid gap-3 rounded-control border border-line p-4">
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-3 text-sm font-semibold break-words">
          {existing.length === 0
            ? t('leads:imports.namedInFile', { count: lines, name, line })
            : t('leads:imports.namedRows', { count: lines, name, line, existing: names })}
        </legend>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {IMPORT_DECISIONS.filter((decision) => decision !== 'same' || existing.length === 1).map(
            (decision) => (
              <label
                key={decision}
                className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft"
              >
                <input
                  type="radio"
                  name={`import-company-${line}-${name}`}
                  checked={chosen === decision}
                  onChange={() => state.decideCompany(name, decision)}
                  className="size-4 shrink-0 accent-accent"
                />
                {t(`leads:imports.decisionsCompany.${decision}`)}
              </label>
            ),
          )}
        </div>
      </fieldset>
    </li>
  );
}
