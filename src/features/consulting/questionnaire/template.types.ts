import type { ListedTemplates, TemplateFigures, TemplateFileWords } from './template.schema.ts';

/** For texts and rules, which take no type of a schema file that loads zod. */
export type SectorTemplate = TemplateFigures;
export type TemplateWords = TemplateFileWords;
export type TemplateChoice = ListedTemplates['items'][number];
export type TemplateQuestion = SectorTemplate['chapters'][number]['questions'][number];
