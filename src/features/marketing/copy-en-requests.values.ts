import type { RequestFrames } from './copy.types.ts';

/** What the reader is asked to do, and what stands on the button: English. */
export const REQUESTS_EN: RequestFrames = {
  asks: {
    email: {
      order: [
        'To order, just reply to this e-mail.',
        'Reply with how much you need and when, and we will set it in motion.',
        'If you would like to order, or to ask something first, reply to this message.',
        'Write back with what you need and we will tell you the next step.',
      ],
      book: [
        'Reply with a date and the number of people, and we will tell you if there is room.',
        'To book, reply to this e-mail with two possible dates.',
        'If you already have a date in mind, write back and we will look at it.',
        'Tell us when would suit you, and we will find a slot.',
      ],
      talk: [
        'Reply with your question and we will answer with facts.',
        'If you want to see whether it fits your case, reply to this message.',
        'Tell us in two lines what you need and we will write back.',
        'To talk it over, just reply with a phone number and a time.',
      ],
    },
    social: {
      order: [
        'Send us a message and we will tell you how to order.',
        'To order or to ask, a private message is enough.',
        'Orders by message, please.',
        'Interested? Leave us a message.',
        'Ask us here and we will answer.',
      ],
      book: [
        'Message us with a date and we will tell you whether there is room.',
        'Bookings by private message.',
        'Got a date in mind? Send it over and we will look.',
        'To book, drop us a message.',
        'Ask us about the next dates.',
      ],
      talk: [
        'Write to us and we will look at your case together.',
        'One message with your question is enough to begin.',
        'If it sounds right, let us talk by message.',
        'By private message we answer in detail.',
        'Ask us whatever is still open.',
      ],
    },
    landing: {
      order: [
        'Leave your name and e-mail, and we will tell you how to order.',
        'Fill in the form and we will write back with what you need to order.',
        'Tell us how much you need and by when; we answer by e-mail.',
      ],
      book: [
        'Leave your details and a rough date, and we will confirm availability.',
        'Fill in the form and we will find a date together.',
        'Say how many you are and when; we answer by e-mail.',
      ],
      talk: [
        'Leave your name and e-mail, and we will answer whatever you want to know.',
        'Fill in the form with your question and we will reply by e-mail.',
        'Tell us about your case in two lines; the answer comes by e-mail.',
      ],
    },
  },
  buttons: {
    order: ['Place an order', 'I want to order', 'Order now', 'Ask and order', 'Request information'],
    book: ['Check dates', 'Book a date', 'Ask for a date', 'See availability', 'I want to book'],
    talk: ['Request information', 'Ask a question', 'Tell me more', 'Talk it over', 'Get in touch'],
  },
};
