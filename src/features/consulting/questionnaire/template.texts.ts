import { TEMPLATE_FIGURES, TEMPLATE_WORDS } from '#i18n/templates.ts';
import type { Locale } from '#shared/languages.ts';
import { sortedByName } from '#shared/texts/order.ts';
import type { SectorTemplate, TemplateChoice, TemplateWords } from './template.types.ts';
import { TEMPLATES, type TemplateId } from './template.values.ts';

// The build has held the files against their schema (template-files.schema.ts).
const FIGURES = TEMPLATE_FIGURES as Readonly<Record<TemplateId, unknown>> as Readonly<
  Record<TemplateId, SectorTemplate>
>;
const WORDS = TEMPLATE_WORDS as Readonly<Record<Locale, Record<TemplateId, unknown>>> as Readonly<
  Record<Locale, Record<TemplateId, TemplateWords>>
>;

export const templateFigures = (id: TemplateId): SectorTemplate => FIGURES[id];
export const templateWords = (id: TemplateId, locale: Locale): TemplateWords => WORDS[locale][id];

/** Templates to choose from, by name. */
export const templateChoices = (locale: Locale): TemplateChoice[] =>
  sortedByName(
    TEMPLATES.map((id) => {
      const { name, description } = templateWords(id, locale);
      return { id, name, description };
    }),
    locale,
    ({ name }) => name,
  );

/** Phrases by which each template recognises a company's sector. */
export const TEMPLATE_PHRASES = TEMPLATES.map((id) => [id, FIGURES[id].about] as const);
