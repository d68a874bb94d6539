import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';

/** Every word processor has this font or a metric-compatible one. */
export const FONT = 'Calibri';
export const colour = (hex: string): string => hex.slice(1);

const heading = (size: number, before: number, after: number, hex: string = PRINT.ink) => ({
  run: { font: FONT, size, bold: true, color: colour(hex) },
  paragraph: { keepNext: true, keepLines: true, spacing: { before, after } },
});

/** A quiet line beside the consultant's own words. */
const own = { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: colour(PRINT.info) } };

const CONTENTS = { id: 'TOC1', name: 'toc 1', basedOn: 'Normal', paragraph: { spacing: { after: 30 } } };

/** Uses Word's built-in style names, so that navigation, contents and company templates apply. */
export const stylesOf = (accent: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: FONT, size: 21, color: colour(PRINT.ink) },
      paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: heading(48, 0, 60, accent),
    heading1: heading(36, 360, 140, accent),
    heading2: heading(27, 240, 80),
    heading3: heading(23, 220, 60),
    listParagraph: { paragraph: { spacing: { after: 60 } } },
  },
  paragraphStyles: [
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {
        indent: { left: 240 },
        spacing: { after: 80 },
        border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: colour(PRINT.warning) } },
      },
    },
    {
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      quickFormat: true,
      run: { bold: true },
      paragraph: { keepNext: true, spacing: { before: 200, after: 20 } },
    },
    {
      id: 'Note',
      name: 'Note',
      basedOn: 'Normal',
      run: { size: 19, color: colour(PRINT.soft) },
      paragraph: { spacing: { after: 80 } },
    },
    {
      id: 'Letter',
      name: 'Letter',
      basedOn: 'Normal',
      run: { size: 22 },
      paragraph: { spacing: { after: 100, line: 276 } },
    },
    { id: 'Own', name: 'Own', basedOn: 'Normal', paragraph: { indent: { left: 200 }, border: own } },
    {
      id: 'OwnLabel',
      name: 'Own label',
      basedOn: 'Normal',
      run: { size: 16, color: colour(PRINT.soft) },
      paragraph: { indent: { left: 200 }, border: own, keepNext: true, spacing: { after: 0 } },
    },
    // Two sheets fit on a page.
    {
      id: 'Sheet',
      name: 'Sheet',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { after: 70, line: 247 } },
    },
    {
      id: 'FactLabel',
      name: 'Fact label',
      basedOn: 'Normal',
      run: { size: 16, color: colour(PRINT.soft) },
      paragraph: { keepNext: true, spacing: { after: 0, line: 240 } },
    },
    {
      id: 'Fact',
      name: 'Fact',
      basedOn: 'Normal',
      run: { size: 18 },
      paragraph: { spacing: { after: 60, line: 240 } },
    },
    CONTENTS,
  ],
});

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360, hanging: 260 } } },
});

export const BULLETS = 'bullets';
export const STEPS = 'steps';
export const NUMBERING = {
  config: [
    { reference: BULLETS, levels: [level(LevelFormat.BULLET, '•')] },
    { reference: STEPS, levels: [level(LevelFormat.DECIMAL, '%1.')] },
  ],
};
