import type { ThemeTable } from './copy.types.ts';

/** How a buyer of such things thinks, and what their day looks like: English. */
export const THEMES_EN: ThemeTable = {
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
        'Little stays of what we hear, and most of what we do.',
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
  travel: {
    hooks: {
      any: [
        'A good trip begins when there is nothing left to arrange.',
        'What stays of a place is less what we saw than how we felt there.',
      ],
      B2C: [
        'The long weekend is nearer than it looks, and nobody has decided anything.',
        'Some breaks get talked about, and others get repeated.',
      ],
      B2B: [
        'A company trip has gone well when nobody had to ring and ask.',
        'Recommend a place to your clients and the next booking depends on it.',
      ],
    },
    tags: ['ShortBreak', 'SlowTravel', 'NearbyEscape'],
    scene: 'the place early in the day, one person seen from behind, nothing posed',
  },
  advice: {
    hooks: {
      any: [
        'Help is nearly always sought late, when the problem already has a name and a date.',
        'You notice good service by the calls you no longer need to make.',
      ],
      B2C: [
        'Some matters get put off only because nobody explains where to begin.',
        'Finding somebody who answers plainly is half the way.',
      ],
      B2B: [
        'In a small company, the person who runs everything cannot know everything.',
        'Handing work out only pays if nobody has to do it again.',
      ],
    },
    tags: ['PlainAnswers', 'SmallBusiness', 'GoodAdvice'],
    scene: 'two people talking over papers, by a window, with natural gestures',
  },
  industry: {
    hooks: {
      any: [
        'In a plant, what nobody sees is what must not fail.',
        'You learn the price of a part on the day you buy it; the price of a stoppage, on the day it happens.',
      ],
      B2C: [
        'Before any installation, it pays to do the sums with real figures.',
        'Cheap work is remembered for years.',
      ],
      B2B: [
        'Purchasing looks at the price, production at reliability, and both are right.',
        'A technical supplier is measured by how long an answer takes when something stops.',
      ],
    },
    tags: ['Industry', 'Maintenance', 'Engineering'],
    scene: 'the equipment running, with a person for scale and a close-up of the finish',
  },
  general: {
    hooks: {
      any: [
        'Before buying, nearly everyone asks the same three things: what is it, what is it for, and what does it cost?',
        'What is explained well is decided sooner.',
        'Some decisions are put off for want of a single fact.',
      ],
      B2C: [
        'Comparing is tiring, most of all when everyone says the same thing in other words.',
        'A good purchase is one you never have to think about again.',
      ],
      B2B: [
        'Whoever buys for a company has to be able to explain it afterwards.',
        'A new supplier earns a place with clear information and not with adjectives.',
      ],
    },
    tags: ['PlainFacts', 'ChooseWell', 'GoodToKnow'],
    scene: 'the product alone, well lit, with a hand or an everyday object for scale',
  },
};
