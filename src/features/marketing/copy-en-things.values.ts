import type { ThemeTable } from './copy.types.ts';

/** How a buyer of such things thinks, and what their day looks like: English. */
export const THINGS_EN: Pick<
  ThemeTable,
  'food' | 'drink' | 'training' | 'software' | 'fashion' | 'home' | 'beauty' | 'sport'
> = {
  food: {
    hooks: {
      any: [
        'Whether it ends up on a plate or on a shelf, food starts with the same question: where is it from?',
        'Funny thing about food: the shorter the explanation, the more you trust it.',
        'A good table does not need many things, only things with a reason to be on it.',
      ],
      B2C: [
        'Some evenings, dinner is bread, something good on top and nobody in a hurry.',
        'Anyone who cooks knows that half the dish is decided in the shop.',
        'Reading the label before it goes in the basket used to be fussy. Now it is normal.',
      ],
      B2B: [
        'Over a counter, what sells is what can be explained in a sentence.',
        'Customers of a good shop ask before they buy, and buy when the answer is good.',
        'A range stands out by the things the supermarket round the corner does not have.',
      ],
    },
    tags: ['KnowYourFood', 'GoodFood', 'FineFood'],
    scene: 'the product cut open or served on a working table, in daylight, without studio cloths',
  },
  drink: {
    hooks: {
      any: [
        'A bottle is chosen twice: the first time for the label, the second for what was in it.',
        'People say a great deal about what they drink, and little of it is definite.',
      ],
      B2C: [
        'Opening something good on a Tuesday needs no excuse.',
        'When guests come, what is poured speaks before the host does.',
      ],
      B2B: [
        'A short list holds its own when the waiter has something to say about each bottle.',
        'The customer who orders a second glass is the one who pays for the next case.',
      ],
    },
    tags: ['WorthPouring', 'TakenSlowly', 'GoodDrinks'],
    scene: 'a poured glass with the bottle beside it, against the light, after a meal',
  },
  training: {
    hooks: {
      any: [
        'Getting a group together is hard; making it worth their while is harder.',
        'We keep little of what we hear and most of what we do.',
        'Learning in company has one advantage: the next day there is somebody to talk it over with.',
      ],
      B2C: [
        'There are things we mean to learn for years and never find a date for.',
        'An unusual afternoon is remembered longer than another thing in the cupboard.',
      ],
      B2B: [
        'A team’s diary does not forgive: whatever goes in has to work the first time.',
        'Whoever organises a company event answers for it until it is over.',
        'Between another dinner and another escape room, there is room for something with a point to it.',
      ],
    },
    tags: ['LearningByDoing', 'TeamDay', 'Training'],
    scene: 'hands at work round a table, attentive faces and no screen in the foreground',
  },
  software: {
    hooks: {
      any: [
        'Nearly every company has one spreadsheet that only one person understands.',
        'Software is chosen in a demonstration and lived with on an ordinary day.',
        'The work nobody sees is usually the work that takes the longest.',
      ],
      B2C: [
        'The phone is already full of things that were going to make life simpler.',
        'Keeping things in order is easier when the tool stays out of the way.',
      ],
      B2B: [
        'When a figure is typed in twice, one of the two is wrong.',
        'Changing tools feels like a bother until you count the hours of not changing.',
      ],
    },
    tags: ['LessPaperwork', 'SmallBusiness', 'WorkBetter'],
    scene: 'a real screen on a desk with coffee and papers, no holograms and no floating hands',
  },
  fashion: {
    hooks: {
      any: [
        'You can tell what gets worn every day, because it is never in the wardrobe.',
        'We buy with our eyes and judge by the months that follow.',
      ],
      B2C: [
        'Some things are bought for a season, and others end up being yours.',
        'Before adding to the wardrobe, it is worth seeing how a thing is made.',
      ],
      B2B: [
        'In a shop, customers touch before they ask.',
        'A collection rests on the pieces that never need marking down.',
      ],
    },
    tags: ['MadeToLast', 'FewerAndBetter', 'EverydayWear'],
    scene: 'the piece in use, in the street and in motion, with a close-up of the texture',
  },
  home: {
    hooks: {
      any: [
        'A home is made of small decisions that last for years.',
        'What is used every day deserves better than a hurried purchase.',
      ],
      B2C: [
        'Some things come into the house and are never moved again.',
        'Between what looks good in a picture and what works at home there is some distance.',
      ],
      B2B: [
        'A place open to the public wears twice as fast and is looked at twice as hard.',
        'Fitting out a business takes things that hold up as well as look well.',
      ],
    },
    tags: ['MadeToLast', 'AtHome', 'ThingsThatStay'],
    scene: 'the object in a lived-in room, in late light, with signs of use around it',
  },
  beauty: {
    hooks: {
      any: [
        'Looking after yourself should not take a course in reading labels.',
        'What works on somebody else’s skin says nothing about yours.',
      ],
      B2C: [
        'The best routine is the one you keep when you are tired and late.',
        'Bathrooms are full of jars; few of them get finished.',
      ],
      B2B: [
        'In the treatment room or over the counter, plain explanations earn a client’s trust.',
        'A professional recommendation is paid for with the next visit, or with its absence.',
      ],
    },
    tags: ['SimpleRoutine', 'SkinKind', 'Wellbeing'],
    scene: 'the open jar and the texture on a hand, on a light ground and without filters',
  },
  sport: {
    hooks: {
      any: [
        'Kit does not train for anyone, but bad kit makes itself felt on the hardest mile.',
        'Going out is easy; running out of excuses to stay in is the hard part.',
      ],
      B2C: [
        'Sunday morning, already on the move, is when you know whether it was money well spent.',
        'Beyond a certain point, you feel in your legs whatever you carry.',
      ],
      B2B: [
        'In a club or a hire shop, kit passes through a great many hands.',
        'Members come back when everything is ready for them.',
      ],
    },
    tags: ['NoExcuses', 'GetOut', 'Training'],
    scene: 'the kit in use, outdoors, with honest dust or mud',
  },
};
