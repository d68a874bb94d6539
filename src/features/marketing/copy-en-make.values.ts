import type { AspectTable } from './copy.types.ts';

/** What a product is made of and how: English. */
export const MAKE_EN: Pick<
  AspectTable,
  'material' | 'process' | 'origin' | 'taste' | 'steady' | 'diet' | 'contents' | 'format'
> = {
  material: {
    label: 'Materials',
    need: 'what goes into {n:it|them}',
    titles: ['What goes into {n:it|them}', 'The raw material, named'],
    questions: ['What {n:is it|are they} made from?', 'What goes into {n:it|them}?'],
    doubt: 'I never know what is actually in these things.',
    so: ['you know what you are buying', 'comparing is straightforward'],
    means: {
      any: [
        'Put that plainly and you have something you can compare.',
        'What you start with explains a good part of what you get.',
        'Most of the decision is in that line.',
      ],
      B2C: [
        'You know what is coming into the house before it comes in.',
        'It is the sort of detail you are glad to have when somebody asks.',
      ],
      B2B: [
        'It is the first thing a knowing customer asks, and here is the answer.',
        'Your staff have nothing to improvise.',
      ],
    },
  },
  process: {
    label: 'Production',
    need: 'production',
    titles: ['How it is done', 'The work behind it'],
    questions: ['How {n:is it|are they} made?', 'What is behind {product}?'],
    doubt: 'I cannot see what makes it different.',
    so: ['the difference has an explanation', 'there is something to tell besides the price'],
    means: {
      any: [
        'It is work that no photograph shows and that you notice afterwards.',
        'Some steps cannot be cut short without somebody noticing.',
        'The result owes more to that than to any adjective.',
      ],
      B2C: [
        'Nobody who tries {n:it|them} needs the explanation, but there is one.',
        'That is why {n:it is|they are} nothing like what comes off a line.',
      ],
      B2B: [
        'That story takes one sentence to tell and it carries the price.',
        'It is a selling point nobody has to make up.',
      ],
    },
  },
  origin: {
    label: 'Origin',
    need: 'the origin',
    titles: ['A place with a name', 'Where {n:it comes|they come} from'],
    questions: ['Where {n:does it|do they} come from?', 'Where {n:is it|are they} produced?'],
    doubt: 'I do not trust what will not say where it is from.',
    so: ['the origin is no mystery', 'there is a place to point to on the map'],
    means: {
      any: [
        'The place is no decoration: it explains the rest.',
        'A named origin can be visited, asked about and checked.',
      ],
      B2C: [
        'Knowing where something comes from changes how you use it.',
        'Some people choose by that alone, and they have a point.',
      ],
      B2B: [
        'For a customer who asks about provenance, it settles the matter.',
        'In a catalogue, that line does its own work.',
      ],
    },
  },
  taste: {
    label: 'Taste',
    need: 'the taste',
    titles: ['What to expect', 'Taste, in plain words'],
    questions: ['What {n:does it|do they} taste like?', 'What should I expect from the first bite?'],
    doubt: 'I am not sure I would like it.',
    so: ['you can tell who will like it', 'you can start planning what goes with it'],
    means: {
      any: ['The rest is best learnt by trying.', 'That is a description, not a promise, and easy to check.'],
      B2C: [
        'You will know whether that suits your table.',
        'It is enough to start thinking about what to serve alongside.',
      ],
      B2B: [
        'It helps you recommend {n:it|them} to the right customer rather than to everyone.',
        'Your staff can say more than “it is very good”.',
      ],
    },
  },
  steady: {
    label: 'Consistency',
    need: 'consistency',
    titles: ['The same the second time', 'No surprises between orders'],
    questions: [
      '{n:Does it|Do they} vary from one order to the next?',
      'Will {n:it|they} be the same when I come back?',
    ],
    doubt: 'Fine the first time, but what about the next?',
    so: ['whoever comes back knows what to expect', 'the second order is no lottery'],
    means: {
      any: [
        'Come back and you find what you came back for.',
        'What was liked in one order turns up again in the next.',
      ],
      B2C: [
        'If you like it today you can count on it another day.',
        'You need not cross your fingers when you open {n:it|them}.',
      ],
      B2B: [
        'Your customer returns for something familiar and finds it.',
        'You can keep {n:it|them} in the range without bracing for complaints.',
      ],
    },
  },
  diet: {
    label: 'Suitability',
    need: 'suitability',
    titles: ['Who it suits', 'No surprises on the label'],
    questions: ['Who {n:is it|are they} suitable for?', '{n:Is it|Are they} right for everyone?'],
    doubt: 'I do not know whether it is right for me.',
    so: ['nobody has to ask twice', 'choosing is simple'],
    means: {
      any: ['That is worth knowing before rather than after.', 'Nobody has to decode the small print.'],
      B2C: [
        'In a household of different needs, it saves a question or two.',
        'You choose without a second thought.',
      ],
      B2B: [
        'Your customers ask more and more often, and the answer is short.',
        'It lets you serve the person who usually goes without.',
      ],
    },
  },
  contents: {
    label: 'Contents',
    need: 'the contents',
    titles: ['What is inside', 'Everything in one place'],
    questions: ['What is included?', 'What exactly do I get?'],
    doubt: 'It is never clear what is included.',
    so: ['some things need not be bought separately', 'you know what you get for what you pay'],
    means: {
      any: [
        'That is one thing fewer to look for elsewhere.',
        'You see at a glance what you receive and what you pay for.',
      ],
      B2C: ['You need not add up the extras.', 'Nobody has to go out for the missing piece.'],
      B2B: [
        'One line on the order instead of several.',
        'With the list in front of you, comparing offers takes a minute.',
      ],
    },
  },
  format: {
    label: 'Size',
    need: 'the size',
    titles: ['The size', 'A size you can plan with'],
    questions: ['What size {n:is it|are they}?', '#What about size and weight?'],
    doubt: 'I do not know whether the size works for me.',
    so: ['it is easy to picture before you order', 'there are no surprises when {n:it arrives|they arrive}'],
    means: {
      any: [
        'An exact measure makes for an exact order.',
        'It is a small detail that prevents a large mistake.',
      ],
      B2C: [
        'You can tell whether it is what you need before {n:it arrives|they arrive}.',
        'There is no guessing at the size.',
      ],
      B2B: [
        'The space is ready by the time {n:it arrives|they arrive}.',
        'Transport and storage can be planned without guesswork.',
      ],
    },
  },
};
