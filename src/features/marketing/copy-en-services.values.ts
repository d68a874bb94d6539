import type { ThemeTable } from './copy.types.ts';

/** The same of services, of industry, and of whatever is none of these: English. */
export const SERVICES_EN: Pick<ThemeTable, 'travel' | 'advice' | 'industry' | 'general'> = {
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
