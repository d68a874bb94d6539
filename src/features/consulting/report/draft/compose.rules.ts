import type { DocumentPart, ReportDocument } from '#features/consulting/report/document/document.schema.ts';
import { dateIn } from '#features/consulting/report/document/facts.rules.ts';
import { storedTextBlocks } from '#features/consulting/report/document/stored-text.rules.ts';
import { freezeFacts } from '#features/consulting/report/compliance/compliance.rules.ts';
import { applyingFacts } from '#features/consulting/report/sections/compliance-sections.rules.ts';
import { openPoints, openSection } from '#features/consulting/report/sections/gate/gate.rules.ts';
import { noteText } from '#features/consulting/report/sections/wording/notes.rules.ts';
import { withoutConfidences } from '#features/consulting/report/sections/confidences.rules.ts';
import { hiddenSheets, sectionsOf } from '#features/consulting/report/sections/sections.rules.ts';
import type { Section, Writing } from '#features/consulting/report/sections/section.types.ts';
import { writingOf } from '#features/consulting/report/sections/writing.rules.ts';
import { isArchitectureUnused } from '#features/consulting/report/text/architecture-use.rules.ts';
import { APPENDED_PARTS, DRAFT_PARTS, type DraftPart } from './draft-parts.values.ts';
import type { ComposedReport, ComposeInput } from './draft.types.ts';
import type { DraftBlock } from './draft.schema.ts';
import { blocksOf } from './edits.rules.ts';
import { blockLabels } from './labels.rules.ts';
import {
  drawnBlocks,
  isTextPart,
  numbered,
  numberSections,
  draftText,
  type Placed,
} from './part-blocks.rules.ts';

const placedOf = (block: DraftBlock, section: Section | undefined): Placed => ({
  block,
  sheet: section?.sheet,
  extras: section?.extras,
});

/** Plain text of one of the three parts, as it is stored: sheets with their figures. */
function storedText(placed: readonly Placed[]): string {
  const blocks = numberSections(placed).flatMap(({ block, sheet, section }) => {
    const text = numbered(draftText(block), section);
    const number = sheet === undefined ? `${section}.` : `${sheet.number} ·`;
    const heading = block.title === '' ? [] : [`${number} ${block.title}`];
    const facts = sheet?.facts.map(
      ({ label, text: value, notes }) =>
        `• ${label}: ${value}${notes.length > 0 ? ` [${notes.join(', ')}]` : ''}`,
    );
    return [...heading, ...(sheet && facts ? [sheet.answers, facts.join('\n')] : []), text];
  });
  return blocks.filter((text) => text !== '').join('\n\n');
}

function documentOf(
  input: ComposeInput,
  writing: Writing,
  parts: DocumentPart[],
  words: Writing['layout'],
): ReportDocument {
  const { snapshot, language, face, madeAt } = input;
  const madeOn = { label: words.say('facts.madeOn'), value: dateIn(language)(madeAt) };
  return {
    language,
    title: words.say('title'),
    company: words.label(snapshot.company.name),
    seed: snapshot.company.name,
    // The analysis describes the company; a cover need not tell it its own sector.
    facts: [madeOn],
    writer: 'rules',
    writerNote: null,
    summary: null,
    face,
    notes: writing.figures.formulas.map((use) => ({ id: use.id, text: noteText(use, writing) })),
    parts,
    proof: { title: words.say('proof.title'), text: words.say('proof.text'), hash: '', address: '' },
    words: {
      subtitle: words.say('subtitle'),
      contents: words.say('words.contents'),
      page: words.raw('words.page'),
      showTable: words.say('words.showTable'),
      top: words.say('words.top'),
      verify: words.say('words.verify'),
      lettering: words.say('words.lettering'),
      hash: words.say('proof.hash'),
      address: words.say('proof.address'),
      notes: words.say('words.notes'),
      quickWin: words.say('words.quickWin'),
      own: words.say('words.own'),
    },
  };
}

/**
 * Builds the report of a profile with a consultant's edits over it (D22): document, blocks, the three stored texts and
 * every figure. Pure: the same input gives the same report.
 */
export function composeReport(profile: ComposeInput): ComposedReport {
  const input = withoutConfidences(profile);
  const { edits, given } = input;
  const writing = writingOf(input);
  const { layout, words, figures } = writing;
  const written = sectionsOf(writing, input);
  const points = openPoints(writing, edits, written);
  const open = openSection(writing, points);
  const scope = written.findIndex(({ id }) => id === 'scope') + 1;
  const sections = [
    ...written.slice(0, scope),
    ...(open === undefined ? [] : [open]),
    ...written.slice(scope),
    ...hiddenSheets(writing, input),
  ].filter(({ part }) => given === undefined || !isTextPart(part));
  const byId = new Map(sections.map((section) => [section.id, section]));
  const labels = blockLabels(words);
  const all: DraftBlock[] = blocksOf(sections, edits);
  const titleOf = (part: DraftPart) =>
    isTextPart(part) ? layout.say(`parts.${part}`) : words.say(`parts.${part}`);
  const placedIn = (part: DraftPart): Placed[] =>
    all
      .filter((block) => block.part === part && !block.isHidden)
      .map((block) => placedOf(block, byId.get(block.id)));
  const order = given === undefined && isArchitectureUnused(writing) ? APPENDED_PARTS : DRAFT_PARTS;
  const parts = order
    .map((part): DocumentPart => ({
      id: part,
      title: titleOf(part),
      blocks:
        given !== undefined && isTextPart(part)
          ? storedTextBlocks(part, given[part], writing.snapshot, writing.prose, layout)
          : numberSections(placedIn(part)).flatMap((each) => drawnBlocks(each, each.section, labels)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  return {
    document: documentOf(input, writing, parts, layout),
    blocks: all,
    labels,
    texts: given ?? {
      analysis: storedText(placedIn('analysis')),
      recommendations: storedText(placedIn('recommendations')),
      aiArchitecture: storedText(placedIn('aiArchitecture')),
    },
    figures,
    openPoints: points,
    subjects: {
      problems: writing.problems.map((row) => ({
        id: row.id,
        number: writing.numberOf(row.id),
        text: words.firstWordsOf(row),
      })),
      people: (input.snapshot.contacts ?? []).map(({ id, name }) => ({ id, name })),
    },
    facts: freezeFacts(applyingFacts(writing, input)),
  };
}
