import { changesPart, doneOpening } from '#features/consulting/report/document/changes-section.rules.ts';
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import { actionBlock, settleBlock } from '#features/consulting/report/plan/plan-edits.rules.ts';
import { planFigure } from '#features/consulting/report/document/plan-section.rules.ts';
import { writeArchitecture } from '#features/consulting/report/text/architecture.rules.ts';
import { actionSections } from './action-sections.rules.ts';
import { architectureFigure } from './architecture-figure.rules.ts';
import { departmentSection, levelSections, strengthSection } from './advice-sections.rules.ts';
import { kpiSection, methodSections, nextSection, problemList } from './closing-sections.rules.ts';
import { todaySection } from './cost-sections.rules.ts';
import { comparisonSection, complianceSection, soonLaws } from './compliance-sections.rules.ts';
import { dutySections } from './duty-sections.rules.ts';
import { comparedCost, comparedProblems, doneActions } from './compared-figures.rules.ts';
import { letterSection } from './letter-section.rules.ts';
import { decisionSections } from './opening-sections.rules.ts';
import { dateIn } from '#features/consulting/report/document/facts.rules.ts';
import { prioritiesSection } from './priority-sections.rules.ts';
import { analysisSections } from './profile-sections.rules.ts';
import { avoidSection, changeSection } from './risk-sections.rules.ts';
import { roadmapSection } from './roadmap-sections.rules.ts';
import { scopeSection } from './scope-section.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { settleSections } from './settle-sections.rules.ts';
import { writingOf } from './writing.rules.ts';

/** Changes since the earlier review; a correction has no such part. */
function changesSections(writing: Writing, input: ComposeInput): Section[] {
  const { snapshot, layout } = writing;
  const rows = comparedProblems(writing);
  const figures: DocumentBlock[] = [
    ...[comparedCost(writing), doneActions(writing)].flatMap((text): DocumentBlock[] =>
      text === undefined ? [] : [{ kind: 'paragraph', lead: null, text }],
    ),
    ...(rows.length === 0 ? [] : [{ kind: 'list' as const, items: rows }]),
  ];
  return changesPart(snapshot, dateIn(input.language), layout, figures).map(({ blocks }) => ({
    id: 'changes',
    part: 'changes',
    title: '',
    text: '',
    extras: blocks,
  }));
}

function architectureSections(writing: Writing): Section[] {
  return writeArchitecture(writing).map(({ name, title, text }) => ({
    id: `aiArchitecture.${name}`,
    part: 'aiArchitecture',
    title,
    text,
    ...(name === 'base' && { extras: [architectureFigure(writing)] }),
    ...(name === 'plan' && { extras: [planFigure(writing.prose, writing.layout)] }),
  }));
}

/**
 * The sentence that the letter opens with, where there is one: causes that the profile states, else what was done of the
 * report before.
 */
function letterOpening(writing: Writing, { language }: ComposeInput): string | undefined {
  const said = [doneOpening(writing.snapshot, dateIn(language), writing.layout), comparedCost(writing)];
  return said.filter((text) => text !== undefined).join(' ') || undefined;
}

/** Every block of the report in its order (D22). What has nothing to say is left out: a short report is not an empty one. */
export function sectionsOf(writing: Writing, input: ComposeInput): Section[] {
  const { snapshot } = writing;
  const toSettle = settleSections(writing);
  const laws = soonLaws(writing, input);
  const sections: (Section | undefined)[] = [
    ...decisionSections(writing, laws),
    letterSection(
      writing,
      letterOpening(writing, input),
      laws.map(({ sentence }) => sentence),
    ),
    ...changesSections(writing, input),
    ...levelSections(writing),
    ...toSettle.first,
    ...actionSections(writing),
    ...toSettle.rest,
    departmentSection(writing),
    strengthSection(writing),
    roadmapSection(writing, input.given === undefined),
    prioritiesSection(writing),
    kpiSection(writing),
    nextSection(
      writing,
      input.face?.firm ?? '',
      input.face?.author ?? snapshot.company.author ?? '',
      laws.map(({ step }) => step),
    ),
    ...analysisSections(writing),
    todaySection(writing),
    ...architectureSections(writing),
    complianceSection(writing, input),
    ...dutySections(writing, input),
    avoidSection(writing),
    changeSection(writing),
    comparisonSection(writing, input),
    scopeSection(writing),
    input.given === undefined ? undefined : problemList(writing),
    ...methodSections(writing),
  ];
  return sections.filter(
    (section): section is Section =>
      section !== undefined &&
      (section.text !== '' || (section.extras?.length ?? 0) > 0 || section.sheet !== undefined),
  );
}

/** Sheets that the consultant has hidden, as they would be: the editor shows them, and the report says nothing of them. */
export function hiddenSheets({ edits }: Writing, input: ComposeInput): Section[] {
  if (edits.left.size === 0 && edits.leftOpen.size === 0) return [];
  const whole = writingOf(input, { ...edits, left: new Set(), leftOpen: new Set() });
  const isHidden = new Set([...[...edits.left].map(actionBlock), ...[...edits.leftOpen].map(settleBlock)]);
  const toSettle = settleSections(whole);
  return [...toSettle.first, ...actionSections(whole), ...toSettle.rest].filter(({ id }) => isHidden.has(id));
}
