import { expect, test } from 'vitest';
import { ALL_CASES, queseria } from '#tests/marketing-cases.ts';
import { writeAdTexts } from './ad-texts.rules.ts';
import { checkText } from './checks.rules.ts';
import { writeContent } from './content.rules.ts';
import type { ContentPart } from './writer.types.ts';
import { CONTENT_TYPES, LENGTHS, TEXT_LIMITS, TONES } from './writer.values.ts';

const TEXTS = 200;
const CASES = Object.values(ALL_CASES);
const AUDIENCES = ['B2C', 'B2B', 'both'] as const;

const LIMITS: Partial<Record<ContentPart, number>> = {
  subject: TEXT_LIMITS.subject,
  preheader: TEXT_LIMITS.preheader,
  callToAction: TEXT_LIMITS.callToAction,
};
const SHORTEST_NETWORK = 280;

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no member.');
  return item;
};

for (const language of ['es', 'en'] as const)
  test.each(CONTENT_TYPES)(
    `${TEXTS} contents of the type %s in ${language} keep every rule`,
    (type) => {
      for (let seed = 0; seed < TEXTS; seed += 1) {
        const base = at(CASES, seed);
        const targetAudienceType = at(AUDIENCES, Math.floor(seed / 3));
        const facts = { ...base, company: { ...base.company, targetAudienceType } };
        const length = at(LENGTHS, Math.floor(seed / CASES.length));
        const tone = at(TONES, Math.floor(seed / 5));
        const { title, text, parts } = writeContent(facts, { type, length, tone, language, seed: seed * 31 });
        const about = `${facts.product.name.slice(0, 30)} ${length} ${tone} ${seed}`;
        expect({ about, problems: checkText(text, facts, language) }).toEqual({ about, problems: [] });
        expect(title).not.toBe('');
        expect(parts.length).toBeGreaterThanOrEqual(2);
        for (const part of parts) {
          expect(part.text.trim()).not.toBe('');
          expect(text).toContain(part.text);
          expect([...part.text].length).toBeLessThanOrEqual(LIMITS[part.name] ?? Infinity);
        }
        if (type === 'social_post' && length === 'short')
          expect([...text].length).toBeLessThanOrEqual(SHORTEST_NETWORK);
      }
    },
    60_000,
  );

test('a longer text says more', () => {
  for (const facts of queseria())
    for (const type of ['advertising_text', 'email_template', 'social_post'] as const) {
      const words = LENGTHS.map((length) => {
        const content = writeContent(facts, { type, length, tone: 'professional', language: 'es', seed: 5 });
        return content.text.split(/\s+/u).length;
      });
      expect(words).toEqual(words.toSorted((a, b) => a - b));
    }
}, 60_000);

test('the words of an image keep their hard limits, whatever the product is called', () => {
  for (const facts of CASES)
    for (const language of ['es', 'en'] as const)
      for (let seed = 0; seed < 12; seed += 1) {
        const { headline, line, callToAction } = writeAdTexts(facts, { language, seed });
        expect([...headline].length).toBeLessThanOrEqual(TEXT_LIMITS.adHeadline);
        expect([...line].length).toBeLessThanOrEqual(TEXT_LIMITS.adLine);
        expect([...callToAction].length).toBeLessThanOrEqual(TEXT_LIMITS.adAction);
        expect([headline, line, callToAction]).not.toContain('');
        expect(checkText(`${headline}\n${line}`, facts, language)).toEqual([]);
      }
}, 60_000);
