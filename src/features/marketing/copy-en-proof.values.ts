import type { AspectTable } from './copy.types.ts';

/** What gives a buyer confidence: English. */
export const PROOF_EN: Pick<
  AspectTable,
  'trace' | 'certificate' | 'sustainable' | 'expert' | 'secure' | 'reports' | 'connects' | 'general'
> = {
  trace: {
    label: 'Traceability',
    need: 'traceability',
    titles: ['You can follow it back', 'With a name on it'],
    questions: ['Can I find out where each one comes from?', 'Who stands behind what I am buying?'],
    doubt: 'I do not know what is behind the label.',
    so: ['every question has an answer', 'you can follow the thread back to the start'],
    means: {
      any: [
        'When somebody asks, there is a straight answer.',
        'What can be checked need not be promised.',
        'Somebody has put their name to it.',
      ],
      B2C: [
        'It is good to know what you are taking home.',
        'Pull the thread and there is somebody at the other end.',
      ],
      B2B: [
        'In a complaint or an inspection, you know where you stand.',
        'You can tell your customers something that is true and easy to check.',
      ],
    },
  },
  certificate: {
    label: 'Certification',
    need: 'the certification',
    titles: ['Checked by somebody else', 'Certified from outside'],
    questions: ['Who certifies it?', 'Is there any outside check?'],
    doubt: 'Everybody says that about their own.',
    so: ['you need not rely on the seller’s word', 'the claim can be checked'],
    means: {
      any: [
        'It is not the seller’s opinion: somebody outside has looked.',
        'A seal does not explain everything, but it settles a lot of doubts.',
      ],
      B2C: [
        'One thing fewer to find out before deciding.',
        'There is nobody to believe: you look, and that is that.',
      ],
      B2B: ['It can go straight into a supplier file.', 'In a tender or an audit, that paper counts.'],
    },
  },
  sustainable: {
    label: 'Footprint',
    need: 'the footprint',
    titles: ['What is not wasted', 'After use, too'],
    questions: ['What happens to the waste?', 'What footprint does it leave?'],
    doubt: 'Green usually stops at the label.',
    so: ['there is less to throw away at the end', 'waste is not somebody else’s problem'],
    means: {
      any: [
        'It is a fact and not a colour on the packaging.',
        'Less waste at the end is decided at the beginning.',
      ],
      B2C: ['There is no twinge of guilt at the bin.', 'A small thing that asks nothing of you.'],
      B2B: [
        'It can go into your sustainability report as it stands.',
        'Your customers will ask; better to have the answer.',
      ],
    },
  },
  expert: {
    label: 'People',
    need: 'who does the work',
    titles: ['Who is behind it', 'Hands that know'],
    questions: ['Who is behind it?', 'Whose hands are we in?'],
    doubt: 'I do not know who actually does it.',
    so: ['you deal with somebody who knows', 'questions find someone to answer them'],
    means: {
      any: [
        'The one who explains it is the one who can do it.',
        'Experience shows in what does not go wrong.',
      ],
      B2C: [
        'You can ask all the things you have always wondered about.',
        'One learns more from somebody who lives it.',
      ],
      B2B: ['Your team deals with a trade and not with a script.', 'Awkward questions get an answer, too.'],
    },
  },
  secure: {
    label: 'Security',
    need: 'security',
    titles: ['Data kept safe', 'Security from the start'],
    questions: ['What happens to my data?', 'Is it secure?'],
    doubt: 'I worry about where the data ends up.',
    so: ['nothing lies about in the open', 'you can use it with an easy mind'],
    means: {
      any: [
        'The awkward question is answered before the first day.',
        'The delicate part is not left for later.',
      ],
      B2C: ['You use it without looking over your shoulder.', 'Peace of mind is part of what you pay for.'],
      B2B: [
        'Your systems people will be able to say yes.',
        'It makes for a shorter talk with the data protection officer.',
      ],
    },
  },
  reports: {
    label: 'Reporting',
    need: 'the reporting',
    titles: ['Figures to hand', 'Decide on what happens'],
    questions: ['What does it tell me?', 'How do I see what is going on?'],
    doubt: 'We would end up doing the sums by hand.',
    so: ['you decide with the facts in front of you', 'nobody works blind'],
    means: {
      any: [
        'You decide on what happens and not on what is remembered.',
        'What is seen in time is put right in time.',
      ],
      B2C: ['One glance tells you where you are.', 'The sums are done without your doing them.'],
      B2B: ['Monday’s meeting starts from one set of figures.', 'Nobody has to build another spreadsheet.'],
    },
  },
  connects: {
    label: 'Compatibility',
    need: 'compatibility',
    titles: ['Works with what you have', 'Fits in'],
    questions: ['What {n:is it|are they} compatible with?', 'Will {n:it|they} work with what I have?'],
    doubt: 'It is bound not to fit in with what we use.',
    so: ['there is no starting from scratch', 'what you already use goes on being useful'],
    means: {
      any: ['Nothing else has to change before you begin.', 'It builds on what already works.'],
      B2C: ['Connect it and carry on with your day.', 'What you have at home goes on being useful.'],
      B2B: ['One change does not force another.', 'Nothing is typed in twice.'],
    },
  },
  general: {
    label: 'Detail',
    need: 'the details',
    titles: [
      'A detail that counts',
      'Worth knowing',
      'This counts, too',
      'Said beforehand',
      'One to bear in mind',
    ],
    questions: [
      'What else is worth knowing?',
      'What would an expert look at?',
      'Is there anything else I should know?',
      'What do people tend to overlook?',
    ],
    doubt: 'I do not know what makes it different.',
    so: [],
    means: {
      any: [
        'It looks like a detail, and now and then it decides.',
        'We say it now, so that nobody has to ask later.',
        'Whoever compares will know what it is worth.',
        'Nobody asks about it first, and everybody is glad of it later.',
        'Short to say, and easy to weigh up.',
      ],
      B2C: [
        'You will be glad of it in time.',
        'You will know how much it matters to you.',
        'You can tell whether it is what you were after.',
      ],
      B2B: [
        'Set beside other offers, it weighs.',
        'Your colleagues will see the point without a presentation.',
        'Make a note of it before you ask for other quotes.',
      ],
    },
  },
};
