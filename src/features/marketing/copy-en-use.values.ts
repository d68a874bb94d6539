import type { AspectTable } from './copy.types.ts';

/** What changes once it is in use: English. */
export const USE_EN: Pick<
  AspectTable,
  'ready' | 'gift' | 'custom' | 'comfort' | 'power' | 'savesTime' | 'savesMoney' | 'freedom'
> = {
  ready: {
    label: 'Ease of use',
    need: 'ease of use',
    titles: ['Starting is the easy part', 'No complications'],
    questions: ['{n:Is it|Are they} easy to use?', 'What do I have to do to begin?'],
    doubt: 'It will be more work than it saves.',
    so: ['starting is no effort', 'nobody has to set a day aside to learn'],
    means: {
      any: ['Nobody has to learn a new trade.', 'The first day counts like any other.'],
      B2C: [
        'You start, you use it, you forget about it.',
        'There is no book of instructions to get through.',
      ],
      B2B: [
        'The team takes it on without stopping what it is doing.',
        'Getting started does not become a project.',
      ],
    },
  },
  gift: {
    label: 'Presentation',
    need: 'the presentation',
    titles: ['Ready to be given', 'That is the present sorted'],
    questions: [
      'Would {n:it|they} do as a present?',
      'Can {n:it be given just as it is|they be given just as they are}?',
    ],
    doubt: 'I never get presents right.',
    so: ['the occasion is taken care of', 'you only have to decide who gets it'],
    means: {
      any: ['All that is missing is a name.', 'Wrapping stops being a last-minute problem.'],
      B2C: [
        '{n:It looks|They look} right in a guest’s hands.',
        'You turn up with something, and without a dash to the shops.',
      ],
      B2B: ['It thanks a client without the usual thing.', 'In the busy season, that is one decision fewer.'],
    },
  },
  custom: {
    label: 'Choice',
    need: 'the choice on offer',
    titles: ['You choose', 'Fitted to whoever uses it'],
    questions: ['Can {n:it|they} be adapted?', 'Is there a choice?'],
    doubt: 'Standard never works for us.',
    so: ['everyone picks what suits them', 'nobody has to settle for standard'],
    means: {
      any: [
        'Nobody has to settle for what suits everybody else.',
        'You start from what is needed and not from what is left over.',
      ],
      B2C: [
        'In the end {n:it feels as if it|they feel as if they} had been made for you.',
        'You are the one who will use it, so you decide.',
      ],
      B2B: ['The offer follows your case and not the catalogue.', 'You pay for what you are going to use.'],
    },
  },
  comfort: {
    label: 'Comfort',
    need: 'comfort in use',
    titles: ['How {n:it behaves|they behave} in use', 'For every day'],
    questions: ['What {n:is it|are they} like from day to day?', '{n:Does it|Do they} stand up to use?'],
    doubt: 'Everything looks good on paper.',
    so: ['daily use is no burden', 'you are grateful for it daily'],
    means: {
      any: [
        'You notice it in the second week, when nobody is looking any more.',
        'It is one of those things a photograph leaves out.',
      ],
      B2C: [
        '{n:It ends|They end} up being the first thing you reach for.',
        '{n:It need|They need} not be treated like something in a glass case.',
      ],
      B2B: [
        'Under heavy use, that difference pays for itself.',
        'There will be fewer grumbles from the people who use it daily.',
      ],
    },
  },
  power: {
    label: 'Performance',
    need: 'performance',
    titles: ['What {n:it|they} can do', 'Figures first'],
    questions: ['What can {n:it|they} do?', 'How far {n:does it|do they} go?'],
    doubt: 'I am not sure it would be enough.',
    so: ['you can compare by figures', 'it is easy to see whether it is enough'],
    means: {
      any: [
        'With the figure in front of you, you compare like with like.',
        'It can be measured, which is what makes it useful.',
      ],
      B2C: [
        'You can tell whether it is enough for what you have in mind.',
        'Better than finding the limits halfway there.',
      ],
      B2B: [
        'You can size things without a margin of fantasy.',
        'Your engineers have something to work with.',
      ],
    },
  },
  savesTime: {
    label: 'Time',
    need: 'the time saved',
    titles: ['Time handed back', 'Less of the same'],
    questions: ['How much time does it save?', 'What no longer has to be done by hand?'],
    doubt: 'We have no time even to set it up.',
    so: ['there is time for something else', 'the day goes further'],
    means: {
      any: ['That time goes back to whoever was losing it.', 'Repetitive work stops taking the best hours.'],
      B2C: ['An evening turns out to be longer than it was.', 'What used to be a chore goes unnoticed.'],
      B2B: ['The hours it frees can go to customers.', 'Across a team, it adds up within the month.'],
    },
  },
  savesMoney: {
    label: 'Savings',
    need: 'the savings',
    titles: ['What you stop paying', 'Sums in your favour'],
    questions: ['Where does it save?', '{n:Is it|Are they} worth the money?'],
    doubt: 'It seems expensive for what it is.',
    so: ['the sums come out better', 'the price should be read beside the savings'],
    means: {
      any: [
        'The price makes more sense beside what you stop spending.',
        'It is not a discount: it is a cost that does not turn up.',
      ],
      B2C: [
        'You will see it when you do the month’s accounts.',
        'Cheap and inexpensive are not the same thing.',
      ],
      B2B: [
        'The accounts will understand without being told.',
        'It gives you something to show whoever signs.',
      ],
    },
  },
  freedom: {
    label: 'Commitment',
    need: 'the terms',
    titles: ['No strings', 'Clear terms'],
    questions: ['Is there a long commitment?', 'Can I stop when I like?'],
    doubt: 'I do not want to be tied in.',
    so: ['you can try without mortgaging anything', 'nobody is stuck with a poor decision'],
    means: {
      any: [
        'Whoever stays does so because it works for them.',
        'Loyalty is earned by the work and not by a clause.',
        'Trying it stops being a gamble.',
      ],
      B2C: ['There is no small print to keep an eye on.', 'You decide how long.'],
      B2B: [
        'The decision can be looked at again when things change.',
        'It is easy to approve, because it does not mortgage next year.',
      ],
    },
  },
};
