import type { CatalogueWords } from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import type { Stake } from '#features/consulting/profile/stake/stake.values.ts';
import type { DraftPart } from '#features/consulting/report/draft/draft-parts.values.ts';
import type { DocumentBlock, DocumentSheet } from '#features/consulting/report/document/document.schema.ts';
import type { Action, ProblemFigures } from '#features/consulting/report/plan/figures.schema.ts';
import type {
  AppliedIntervention,
  FormulaUse,
  ReportFigures,
} from '#features/consulting/report/plan/figures.types.ts';
import type {
  EarlierAction,
  ReportModel,
  ReportSnapshot,
} from '#features/consulting/report/report.schema.ts';
import type { ReportWords } from '#features/consulting/report/text/words.rules.ts';
import type { ArchitectureModule } from '#features/consulting/report/report.values.ts';
import type { DoNot } from '#features/consulting/report/plan/do-not.rules.ts';
import type { PlanEdits } from '#features/consulting/report/plan/plan-edits.rules.ts';
import type { Verdict } from '#features/consulting/report/plan/verdict.rules.ts';
import type { PlanWords } from './wording/plan-words.rules.ts';

/** Why an action begins before the timetable does: a danger that grows meanwhile, or nothing to wait for. */
export type Beginning =
  { why: 'stake'; stake: Stake } | { why: 'danger'; process: Process } | { why: 'free' };

/** A block of the report as the rules write it. */
export type Section = {
  /** Stable: a consultant's edit refers to it. */
  id: string;
  part: DraftPart;
  /** Heading; empty for a block without one. */
  title: string;
  /** Plain text in the structure of `plain-text.rules.ts`; `[F1]` refers to a formula. */
  text: string;
  /** Figures and tables that follow the text, and are hidden with it. */
  extras?: DocumentBlock[];
  /** An action: its text stands in the sheet. */
  sheet?: Omit<DocumentSheet, 'kind' | 'blocks' | 'title'>;
};

export type Problem = ReportSnapshot['problems'][number];

/** Input of the section writers. */
export type Writing = {
  snapshot: ReportSnapshot;
  model: ReportModel;
  /** With the firm's own figures. */
  catalogue: readonly AppliedIntervention[];
  figures: ReportFigures;
  /** By highest priority; `P1` is the first. */
  problems: readonly Problem[];
  problemOf: (rowId: number) => Problem | undefined;
  interventionWords: Readonly<Record<string, CatalogueWords>>;
  /** Dictionaries: the three texts, the layout, and what D22 adds. */
  prose: ReportWords;
  layout: ReportWords;
  words: PlanWords;
  /** "P3" of a problem. */
  numberOf: (rowId: number) => string;
  figuresOf: (rowId: number) => ProblemFigures | undefined;
  /** "missed appointments": what is counted of these problems, by the first of them. */
  casesOf: (rowIds: readonly number[], count: number) => string;
  /** Intervention that would answer just this problem, whether it is planned or not; undefined where only a generic one would. */
  particularAnswerTo: (
    row: Problem,
  ) => { words: CatalogueWords; module: ArchitectureModule | null } | undefined;
  /** The action of the report before that would answer a problem, and is done. */
  doneFor: (row: Problem) => EarlierAction | undefined;
  /** Problems that nobody has understood yet, by highest priority; those that are only monitored are not among them. */
  toSettle: readonly Problem[];
  /** Problems that are said and no more: nothing is planned for them or asked about them. */
  noted: readonly Problem[];
  /** Actions that the consultant left out or added. */
  edits: PlanEdits;
  /** Nouns of another trade on which the title or the first step of its sheet hangs. */
  foreignNouns: (action: Action) => string[];
  /** Whether the consultant added it to this report. */
  isOwn: (action: Action) => boolean;
  /** Formulas of an action, and those of the problems that it answers. */
  formulasOf: (action: Action) => FormulaUse[];
  /** Title of an action: the intervention's. */
  titleOf: (action: Action) => string;
  /** Person or role that answers for an action. */
  ownerOf: (action: Action) => string;
  /** Role that the catalogue proposes for it. */
  roleOf: (action: Action) => string;
  /** Calendar day on which the report was made. */
  reportDay: string;
  /** The day of its first step, else of its roll-out; null without a start date. */
  firstDayOf: (action: Action) => string | null;
  /** Whether its first step is taken after the week of the report. */
  isLater: (action: Action) => boolean;
  /** First step ahead of the roll-out, in words: "week of 1 Mar 2027". */
  firstStepOf: (action: Action) => string | undefined;
  /** Name of the recorded person who answers for it or is proposed. */
  personOf: (action: Action) => string | undefined;
  /** Whether a recorded person answers for it. */
  hasOwner: (action: Action) => boolean;
  /** Whether an action pays, with the groundwork before it. */
  verdictOf: (action: Action) => Verdict | undefined;
  /** Mistakes to avoid, with the rows and actions meant. */
  avoided: readonly DoNot[];
  /** Whether an action lacks what it works with, and waits for it. */
  isWithoutBasis: (action: Action) => boolean;
  /** Why an action begins before the timetable; undefined for one that keeps its dates. */
  beginningOf: (action: Action) => Beginning | undefined;
  /** Whether the firm has not confirmed the figures of its intervention. */
  isExample: (action: Action) => boolean;
  sourceOf: (action: Action) => string;
  /** Module of the architecture that carries it; null for a measure without software. */
  moduleOf: (action: Action) => ArchitectureModule | null;
};
