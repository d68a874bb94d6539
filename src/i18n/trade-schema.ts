import { z } from 'zod';

const MOST_WORDS = 8;
/** Characters that a button shows whole, and an image's. */
const BUTTON = 32;

const text = z.string().trim().min(1);
/** Stands in texts beside the owner's words, in which nothing of ours is longer. */
const short = text.refine(
  (line) => line.replace(/\[([^[\]|]*)\|[^[\]|]*\]/g, '$1').split(/\s+/).length <= MOST_WORDS,
  `expected at most ${MOST_WORDS} words`,
);

/** Texts of a trade that an editor may change (docs/editors.md). */
export const TRADE_SCHEMA = z.strictObject({
  name: text,
  objections: z
    .array(
      z.strictObject({
        objection: short,
        question: text,
        field: z.enum(['price', 'guarantee', 'offer', 'action', 'characteristics', 'proofs']),
      }),
    )
    .min(4)
    .refine(
      (all) => all.some(({ field }) => field === 'guarantee'),
      'expected an objection that the guarantee answers',
    ),
  buttons: z.strictObject({
    question: text.max(BUTTON),
    number: text.max(BUTTON),
  }),
  formQuestions: z.array(text).min(2),
  imageIdeas: z.array(text).min(3),
  examples: z.strictObject({
    buyer: text,
    pain: text,
    change: text,
    proof: text,
    quote: text,
    offer: text,
    guarantee: text,
  }),
});
