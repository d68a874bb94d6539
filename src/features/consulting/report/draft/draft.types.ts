import type {
  ComplianceFact,
  FactWords,
  FrozenFact,
} from '#features/consulting/report/compliance/compliance.types.ts';
import type { Country } from '#features/consulting/companies/company.values.ts';
import type { Locale } from '#shared/languages.ts';
import type { AppliedIntervention, ReportFigures } from '#features/consulting/report/plan/figures.types.ts';
import type { CatalogueWords } from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { DocumentFace, ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import type { DocumentTables } from '#features/consulting/report/document/document.rules.ts';
import type { ReportSnapshot, ReportTexts } from '#features/consulting/report/report.schema.ts';
import type { OpenPoint } from '#features/consulting/report/sections/gate/gate.rules.ts';
import type { BlockEdit, DraftBlock, DraftSubjects } from './draft.schema.ts';

export type Catalogue = {
  interventions: AppliedIntervention[];
  words: Readonly<Record<string, CatalogueWords>>;
};

export type ComposeInput = {
  snapshot: ReportSnapshot;
  language: Locale;
  tables: DocumentTables;
  catalogue: Catalogue;
  /** Laws, grants and statistics with their words in the language of the report. */
  compliance: {
    facts: readonly ComplianceFact[];
    words: Readonly<Record<string, FactWords>>;
    /** Names of the activities that bring duties, by id. */
    activities: Readonly<Record<string, string>>;
    /** The country of a company that has none recorded. */
    home: Country;
  };
  /** In the order of the report; a block without an edit keeps its computed place. */
  edits: readonly BlockEdit[];
  /** Texts from elsewhere (POST /api/reports) in place of the three parts that they fill. */
  given?: ReportTexts;
  face: DocumentFace | null;
  /** ISO 8601. */
  madeAt: string;
};

export type ComposedReport = {
  /** Without its proof: hash and address are known once it is stored. */
  document: ReportDocument;
  /** Every block in the order of the report, hidden ones too. */
  blocks: DraftBlock[];
  /** Labels at the head of paragraphs, which the editor's preview needs too. */
  labels: string[];
  /** The three texts of the specification, as edited. */
  texts: ReportTexts;
  figures: ReportFigures;
  subjects: DraftSubjects;
  /** Open points of it, as the report itself says. */
  openPoints: OpenPoint[];
  /** Laws and statistics that it speaks of, in the version that held when it was composed. */
  facts: FrozenFact[];
};

/** `reports.parts` of rule version 2: what was frozen besides the three texts and the profile. */
export type FrozenParts = Pick<ComposedReport, 'document' | 'blocks' | 'figures' | 'facts'>;
