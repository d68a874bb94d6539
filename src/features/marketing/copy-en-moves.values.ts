import type { MoveTable } from './copy.types.ts';

/** The sentences between the facts: English. None of them claims anything about the product. */
export const MOVES_EN: MoveTable = {
  turn: {
    any: [
      'That alone says something about {product}.',
      'It is one way to begin with {product}.',
      'That alone says something.',
      'That is the place to start.',
      'It is the first thing to know.',
      'That is the place to start with {product}.',
      'It is the first thing to know about {product}.',
      'There is more to say about {product}, but that comes first.',
      'With {product}, the rest follows from there.',
    ],
    professional: [
      'For {product} that is the starting point, and it explains the rest.',
      'It is worth bearing in mind before weighing up {product}.',
    ],
    friendly: [
      'If you remember one thing about {product}, make it that.',
      'It sounds like nothing much, but it says a lot about {product}.',
    ],
    direct: ['The rest follows from that.', 'Start there.'],
    inspiring: [
      'There you have the character of {product}.',
      'Behind a line like that there are decisions, and {product} {n:shows|show} them.',
    ],
  },
  practical: {
    any: [
      'Practical matters first; they tend to decide things.',
      'It comes first because you need it first.',
      'That much lets you make a plan; now for the rest.',
      'The practical side first.',
    ],
    professional: ['It is a practical point, which is why it heads this message.'],
    friendly: ['Yes, we start with the practical side.'],
    direct: ['Practicalities first.'],
    inspiring: ['Everyday matters, too, say a lot about how people work.'],
  },
  define: {
    any: [
      '{product} {n:is|are} {definition}.',
      'Put briefly, {product} {n:is|are} {definition}.',
      'If the name is new to you: {definition}, from {company}.',
      '{n:It is|They are} called {name}, and {n:it is|they are} {definition}.',
    ],
    direct: ['{name}: {definition}.'],
    inspiring: ['{company} {n:calls it|calls them} {name}: {definition}.'],
  },
  // The same where the sentence before has named it.
  defineAgain: {
    any: ['{n:It is|They are} {definition}.', '{n:It is|They are} {definition}, from {company}.'],
  },
  introduce: {
    any: [
      'The name is {name}, from {company}.',
      'At {company} we call {n:it|them} {name}.',
      'With that in mind, here {n:is|are} {product}.',
      'Today we want to talk about {product}.',
      'This is {name}.',
      'Which brings us to {product}.',
      'That is where {product} {n:comes|come} in.',
    ],
    professional: ['{company} presents {product}.', 'We at {company} would like to introduce {product}.'],
    friendly: [
      'Which is why we wanted to tell you about {product}.',
      'This is where {product} {n:comes|come} in, from {company}.',
    ],
    direct: ['What {company} offers: {name}.'],
    inspiring: ['That way of looking at things has a name at {company}: {name}.'],
  },
  introduceAgain: { any: ['Behind {n:it|them} is {company}.', '{n:It comes|They come} from {company}.'] },
  // Above a post that would not say it otherwise.
  name: { any: ['{name}, from {company}.', '{name}.'] },
  weigh: {
    any: [
      'What usually decides it: {needs}.',
      'Before choosing, look at {needs}.',
      'Most questions are about {needs}.',
      'It comes down to {needs}.',
    ],
    professional: ['The criteria that matter are {needs}.', 'To judge it properly, consider {needs}.'],
    friendly: ['In the end everybody asks about {needs}.', 'You will want to know about {needs}.'],
    direct: ['What counts: {needs}.', 'The points that matter: {needs}.'],
    inspiring: [
      'Whoever chooses with care looks at {needs}.',
      'Behind every choice there is something that matters: {needs}.',
    ],
  },
  lead: {
    any: ['The details, one by one:', 'To be specific:', 'Here is what there is:', 'In practice:'],
    professional: ['The main facts:', 'In summary:'],
    friendly: ['Bit by bit:', 'What is behind it:'],
    direct: ['The facts:', 'Point by point:'],
    inspiring: ['This is the thinking:', 'What lies behind each decision:'],
  },
  plain: {
    any: [
      'We would rather answer one definite question than make promises in general.',
      'A short conversation settles more than a long brochure.',
      'Ask, and you get an answer and not a pitch.',
      'If anything is unclear, say so; that is what we are here for.',
      'Nothing has to be decided today: it only has to be clear.',
      'Tell us what is needed, and the rest can be talked over.',
      'The sensible order is to ask first and decide afterwards.',
      'Every case has its details, and details are better discussed.',
      'A question in good time saves trouble later.',
      'What we do not know we ask, and what we know we say.',
    ],
    professional: [
      'We are at your disposal for any further information.',
      'Every enquiry gets the detail it calls for.',
    ],
    friendly: [
      'Asking commits you to nothing, so go ahead.',
      'We like being asked; answering is the easy part.',
    ],
    direct: ['Any doubts? Ask.', 'No detours: one question, one answer.'],
    inspiring: [
      'It all starts with a good question.',
      'Good decisions take a little calm and somebody who answers.',
    ],
  },
  audience: {
    any: [
      'The people we had in mind: {audience}.',
      '{n:It is|They are} meant for {audience}.',
      'This one is for {audience}.',
      'If it is right for anyone, it is for {audience}.',
    ],
    professional: ['{n:It is|They are} intended for {audience}.'],
    friendly: ['We wrote this for {audience}.'],
    direct: ['For {audience}.'],
    inspiring: ['There are people who will see the worth of it: {audience}.'],
  },
  quote: {
    any: [
      'The original, in Spanish, puts it this way: {quote}.',
      'In the company’s own words, in Spanish: {quote}.',
      'As the Spanish original has it: {quote}.',
    ],
  },
  close: {
    any: [
      'That is enough to decide on, calmly.',
      'Whatever is still open takes a minute to ask.',
      'The rest depends on what each case needs.',
      'If it fits, the next step is a short one.',
      'From here the decision is yours.',
    ],
    professional: [
      'If this answers what you are looking for, we can settle the details.',
      'We look forward to your questions.',
    ],
    friendly: [
      'If you would like to know more, here we are.',
      'If that has made you curious, the next step is easy.',
    ],
    direct: ['That is all. The rest is up to you.', 'Those are the facts.'],
    inspiring: [
      'Good things, too, begin with a short message.',
      'From here on, the story belongs to whoever tries it.',
    ],
  },
  ask: {
    any: [
      'What do you look at first?',
      'Which matters more to you: the price, or knowing what is behind it?',
      'What else would you ask?',
      'Who does this make you think of?',
    ],
    professional: ['How do you choose yours today?'],
    friendly: ['What would you like to know first? Tell us in the comments.'],
    direct: ['Right for you, or not?'],
    inspiring: ['What well-made thing has surprised you lately?'],
  },
};
