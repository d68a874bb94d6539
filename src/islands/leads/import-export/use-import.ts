import { useState } from 'react';
import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import { guessMapping, type Mapping } from '#features/leads/import-export/reading/guess.rules.ts';
import {
  IMPORT_FIELDS,
  REQUIRED_FIELDS,
  type MappedField,
  type ImportKind,
} from '#features/leads/import-export/reading/fields.values.ts';
import type { DateOrder, ImportDecision } from '#features/leads/leads.values.ts';
import { ApiError } from '#islands/api.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { toast } from '#islands/ui/toast.ts';
import { runImport, type CompanyDecisions, type Decisions } from './import-calls.ts';
import { readFileStart, type Start } from './read-start.ts';

const RECORDS = { contacts: 'contact', companies: 'company', opportunities: 'opportunity' } as const;

export type Chosen = Start & { file: File; sheet: string | null };
/** The visible step; the last two have a phase for running and one for done. */
export type ImportPhase = 'file' | 'mapping' | 'checking' | 'checked' | 'running' | 'ended';

/** State of an import from the file to its result: nothing is written before the user has seen the dry run. */
export function useImport(firstKind: ImportKind, onEnded: () => void) {
  const { t } = useTexts();
  const team = useTeam();
  const ownOf = (of: ImportKind) => team.fields.filter((field) => field.kind === RECORDS[of]);
  const [kind, setKind] = useState<ImportKind>(firstKind);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Why the file is not read, in words. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [mapping, setMapping] = useState<Mapping>({});
  const [overwrite, setOverwrite] = useState(false);
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(null);
  const [stages, setStages] = useState<Readonly<Record<string, string>>>({});
  const [owners, setOwners] = useState<Readonly<Record<string, number | null>>>({});
  const [decisions, setDecisions] = useState<Decisions>({});
  const [companies, setCompanies] = useState<CompanyDecisions>({});
  const [phase, setPhase] = useState<ImportPhase>('file');
  const [isCancelling, setCancelling] = useState(false);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);

  /** Resets the answers for another file or mapping. */
  const forget = () => {
    setStages({});
    setOwners({});
    setDecisions({});
    setCompanies({});
    setDateOrder(null);
  };

  async function choose(file: File, sheet: string | null = null) {
    setRefusal(null);
    setReading(true);
    try {
      const start = await readFileStart(file, sheet);
      if ('refusal' in start) {
        setRefusal(t(`leads:imports.${start.refusal}`));
        return;
      }
      if (start.headings.length === 0) throw new Error('no headings');
      // Cards are of people.
      const next = start.kind === 'vcard' ? 'contacts' : kind;
      setKind(next);
      setChosen({ ...start, file, sheet });
      setMapping(guessMapping(next, start.headings, ownOf(next)));
      forget();
      setAnswer(null);
      setPhase('mapping');
    } catch (error) {
      setRefusal(
        error instanceof ApiError
          ? (error.problem.errors?.['file'] ?? error.message)
          : t('leads:imports.noTable'),
      );
      setPhase('file');
    } finally {
      setReading(false);
    }
  }

  async function run(isDryRun: boolean) {
    if (!chosen) return;
    setAnswer(null);
    setPhase(isDryRun ? 'checking' : 'running');
    try {
      // The dry run asks all questions again; answers stay on the screen.
      const answers = isDryRun ? {} : decisions;
      const chosenWays = {
        overwrite,
        dateOrder,
        stages,
        owners,
        decisions: answers,
        companies: isDryRun ? {} : companies,
      };
      const sent = { file: chosen.file, sheet: chosen.sheet, kind, mapping, isDryRun, ...chosenWays };
      const ended = await runImport(sent, setAnswer);
      setAnswer(ended);
      // A cancelled check has shown nothing to decide about.
      setPhase(isDryRun ? (ended.status === 'cancelled' ? 'mapping' : 'checked') : 'ended');
    } catch (error) {
      toast.error(t('leads:imports.startFailed'), errorText(error, t));
      setPhase(isDryRun ? 'mapping' : 'checked');
    }
    if (!isDryRun) onEnded();
  }

  async function cancel() {
    if (!answer) return;
    setCancelling(true);
    try {
      await api<ImportAnswer>('POST', `/api/crm/imports/${answer.id}/cancel`, { body: {} });
    } catch (error) {
      toast.error(t('leads:imports.cancelFailed'), errorText(error, t));
    } finally {
      setCancelling(false);
    }
  }

  return {
    kind,
    own: ownOf(kind),
    chosen,
    refusal,
    isReading,
    mapping,
    phase,
    answer,
    overwrite,
    setOverwrite,
    dateOrder,
    setDateOrder,
    stages,
    chooseStage: (name: string, key: string) => setStages((before) => ({ ...before, [name]: key })),
    owners,
    chooseOwner: (name: string, id: number | null) => setOwners((before) => ({ ...before, [name]: id })),
    decisions,
    decide: (lines: readonly number[], decision: ImportDecision) =>
      setDecisions((before) => ({
        ...before,
        ...Object.fromEntries(lines.map((line) => [line, decision])),
      })),
    companies,
    decideCompany: (name: string, decision: ImportDecision) =>
      setCompanies((before) => ({ ...before, [name]: decision })),
    isReady: REQUIRED_FIELDS[kind].some((field) => Object.values(mapping).includes(field)),
    fields: IMPORT_FIELDS[kind] as readonly MappedField[],
    chooseKind: (next: ImportKind) => {
      setKind(next);
      if (chosen) setMapping(guessMapping(next, chosen.headings, ownOf(next)));
    },
    choose: (file: File) => choose(file),
    chooseSheet: (sheet: string) => (chosen ? choose(chosen.file, sheet) : undefined),
    map: (heading: string, field: MappedField | null) => {
      setDecisions({});
      setCompanies({});
      setMapping(({ [heading]: _before, ...others }) =>
        field === null ? others : { ...others, [heading]: field },
      );
    },
    isCancelling,
    cancel,
    check: () => run(true),
    start: () => run(false),
    backToMapping: () => {
      setAnswer(null);
      setPhase('mapping');
    },
    startOver: () => {
      setChosen(null);
      setAnswer(null);
      setPhase('file');
    },
  };
}

export type ImportState = ReturnType<typeof useImport>;
