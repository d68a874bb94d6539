import type { AspectTable } from './copy.types.ts';

/** What a buyer asks before ordering: English. */
export const ORDER_EN: Pick<
  AspectTable,
  'delivery' | 'keeping' | 'guarantee' | 'invoice' | 'support' | 'place' | 'near' | 'group' | 'duration'
> = {
  delivery: {
    label: 'Delivery',
    need: 'the delivery time',
    titles: ['A date you know beforehand', 'When it arrives'],
    questions: ['#How long does delivery take?', 'What about delivery?'],
    doubt: 'I am not sure it would arrive in time.',
    so: ['you can order with a date in hand', 'there is time to arrange the rest'],
    means: {
      any: [
        'You know the wait before you order, not after.',
        'With that settled, everything else can have a date.',
      ],
      B2C: [
        'You can get on with the day instead of watching the door.',
        'If there is an occasion to be ready for, look at that first.',
      ],
      B2B: [
        'You can order what you sell rather than fill a stockroom just in case.',
        'Purchasing gets a lead time to work with, and not a hope.',
      ],
    },
  },
  keeping: {
    label: 'Shelf life',
    need: 'the shelf life',
    titles: ['How long {n:it keeps|they keep}', 'The limit, plainly'],
    questions: ['#How long {n:does it|do they} keep?', '{n:Does it|Do they} have to be used straight away?'],
    doubt: 'I am afraid it would go off.',
    so: ['you know how long you have', 'the shopping can be planned'],
    means: {
      any: ['Know the limit and nothing goes to waste.', 'The margin is clear from the first day.'],
      B2C: ['You know what margin you have.', 'A glance at the calendar is enough.'],
      B2B: [
        'You can plan rotation from a figure and not by eye.',
        'Less waste, and less hurry to move {n:it|them} on.',
      ],
    },
  },
  guarantee: {
    label: 'Guarantee',
    need: 'the guarantee',
    titles: ['If something goes wrong', 'The guarantee, in writing'],
    questions: ['What if something goes wrong?', 'What guarantee is there?'],
    doubt: 'And if it gives trouble later?',
    so: ['buying is less of a gamble', 'a fault need not become an argument'],
    means: {
      any: [
        'The seller carries part of the risk, as a seller should.',
        'If it comes to that, you already know what to do.',
      ],
      B2C: ['Buying is calmer when there is a way back.', 'You are not asked to trust blindly.'],
      B2B: ['That is one line fewer to negotiate.', 'Whoever signs the order has something to lean on.'],
    },
  },
  invoice: {
    label: 'Invoicing',
    need: 'the terms of payment',
    titles: ['Clear accounts', 'Invoice and payment'],
    questions: ['How is it invoiced?', 'How can it be paid?'],
    doubt: 'I do not know how we would justify it.',
    so: ['the spend can be justified', 'the final sum is known from the start'],
    means: {
      any: [
        'Get the paperwork out of the way early and it holds nothing up.',
        'The final cost can be worked out properly.',
      ],
      B2C: ['You decide with all the numbers on the table.', 'It helps the figure fit into the month.'],
      B2B: ['Accounts will not have to chase anybody.', 'It makes the spend easier to approve.'],
    },
  },
  support: {
    label: 'Support',
    need: 'the support afterwards',
    titles: ['Somebody answers', 'After the sale'],
    questions: ['Who answers once I have bought?', 'What if I have a question?'],
    doubt: 'Once they have sold it, nobody picks up.',
    so: ['there is somebody to ask', 'no question is left hanging'],
    means: {
      any: [
        'The relationship does not end at the till.',
        'One question answered in time is worth a whole manual.',
      ],
      B2C: ['You are not left to work it out alone.', 'Get stuck, and there is somebody to ask.'],
      B2B: ['Your team is not on its own that first Monday.', 'Every problem has a person at the other end.'],
    },
  },
  place: {
    label: 'Venue',
    need: 'the venue',
    titles: ['Where it happens', 'Wherever suits'],
    questions: ['Where does it take place?', 'Would we have to travel?'],
    doubt: 'Travelling makes it complicated.',
    so: ['travel is no excuse', 'you choose whatever suits'],
    means: {
      any: ['The venue stops being an obstacle.', 'Distance does not make the decision for you.'],
      B2C: [
        'It fits your plans and not the other way round.',
        'You need not rearrange half a week to get there.',
      ],
      B2B: [
        'Nobody has to move a whole department or close for a day.',
        'It works for teams that are spread out, too.',
      ],
    },
  },
  group: {
    label: 'Group size',
    need: 'the size of the group',
    titles: ['For how many', 'The size of the group'],
    questions: ['#How many people {n:is it|are they} for?', 'How many of us can take part?'],
    doubt: 'I am not sure it suits a group like ours.',
    so: ['it is easy to see whether it fits', 'you can invite by numbers'],
    means: {
      any: [
        'With the number settled, the rest is quickly arranged.',
        'Every group can tell beforehand whether it fits.',
      ],
      B2C: ['Nobody is left out for want of asking.', 'Count heads, choose a date, done.'],
      B2B: [
        'You can size the budget before you invite anyone.',
        'It may be one department or the whole company: you decide.',
      ],
    },
  },
  duration: {
    label: 'Duration',
    need: 'the length',
    titles: ['How long it lasts', 'Time with an end to it'],
    questions: ['#How long does it last?', '#How much time should we set aside?'],
    doubt: 'We have no time for anything long.',
    so: ['you can set aside exactly the time it takes', 'the diary holds no surprises'],
    means: {
      any: [
        'It has a beginning and an end, and it fits in a diary.',
        'You know what it asks of you before you agree.',
      ],
      B2C: ['It can go straight into the calendar.', 'That is enough to find room for it.'],
      B2B: [
        'Everyone can be invited without loose ends.',
        'Everyone knows beforehand how much time it asks for.',
      ],
    },
  },
  near: {
    label: 'Location',
    need: 'the location',
    titles: ['Where it is', 'On the map'],
    questions: ['Where is it?', 'What is nearby?'],
    doubt: 'I am not sure it is convenient for me.',
    so: ['you can look at the route before deciding', 'everyone can do their own sums'],
    means: {
      any: ['You can draw the route already.', 'The map does the rest.'],
      B2C: ['That is enough to plan the day.', 'You can tell whether it suits you.'],
      B2B: ['Those who attend will know what the journey involves.', 'Travel can go into the budget.'],
    },
  },
};
