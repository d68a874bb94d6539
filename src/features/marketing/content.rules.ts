import { adTextsOf } from './ad-texts.rules.ts';
import { advertisement, letter, post } from './content-parts.rules.ts';
import { newDesk, paragraphs, penFor, type Desk } from './message-plan.rules.ts';
import type { Content, ContentType, Length, WriteContent } from './writer.types.ts';

/** The words of an image, and for whoever draws it what it shows and how it is described to those who cannot see it. */
function design(desk: Desk, length: Length): Content['parts'] {
  const { headline, line, callToAction } = adTextsOf(desk);
  const pen = penFor(desk, 'design');
  const { scenes } = pen.copy.frames;
  const scene = { text: pen.copy.themes[pen.reading.theme].scene };
  const image = length === 'short' ? undefined : pen.say(scenes, { ...pen.values(), scene });
  const altText =
    length === 'long' ? pen.say(pen.copy.frames.altTexts, { ...pen.values(), scene }) : undefined;
  const parts = [
    { name: 'headline' as const, text: headline },
    { name: 'line' as const, text: line },
    { name: 'callToAction' as const, text: callToAction },
    { name: 'image' as const, text: image },
    { name: 'altText' as const, text: altText },
  ];
  return parts.flatMap(({ name, text }) => (text === undefined || text === '' ? [] : [{ name, text }]));
}

const WRITERS: Record<ContentType, (desk: Desk, length: Length) => Content['parts']> = {
  advertising_text: advertisement,
  email_template: letter,
  social_post: post,
  ad_design: design,
};

/** A text as it is read, of its parts. */
export const textOfParts = (parts: Content['parts']): string => paragraphs(...parts.map(({ text }) => text));

/** One text of a kind, in a tone, a language and a length; the same seed writes it again. */
export const writeContent: WriteContent = (facts, { type, length, ...options }) => {
  const desk = newDesk(facts, options);
  const parts = WRITERS[type](desk, length);
  const pen = penFor(desk, 'title');
  const title = pen.first([pen.copy.frames.contentTitles[type]]) ?? '';
  return { title, text: textOfParts(parts), parts };
};
