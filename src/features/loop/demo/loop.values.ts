/** Ages in days and amounts of the arrows that tie a demo's portals; the texts are `i18n/<locale>/demo/loop.json`. */
export const TIED = {
  /** Answer of the landing page that became a client, in order of time. */
  client: {
    email: 'director@valdearce.example',
    convertedAgo: 103,
    plates: {
      amountCents: 1_450_00,
      path: [
        ['proposal', 101],
        ['won', 96],
      ],
      talk: [
        ['platesOffer', 'email', 'out', 101],
        ['platesOrder', 'call', 'in', 96],
      ],
    },
    becameCompanyAgo: 84,
  },
  /** The client's colleague, who came by recommendation: what he buys is no merit of the campaign. */
  recommended: {
    name: 'Tomás Iriarte Peña',
    begunAgo: 95,
    amountCents: 2_450_00,
    path: [
      ['proposal', 92],
      ['won', 86],
    ],
    talk: [
      ['reviewVisit', 'meeting', 'out', 93],
      ['reviewOrder', 'email', 'in', 86],
    ],
  },
  /** Leads that became an opportunity of the text that `title` names; their status follows its stage. */
  sent: [
    {
      name: 'Bruno Leal',
      title: 'hotel',
      begunAgo: 3,
      amountCents: 1_740_00,
      path: [['proposal', 2]],
      talk: [
        ['hotelOffer', 'email', 'out', 2],
        ['hotelCall', 'call', 'in', 1],
      ],
    },
    {
      name: 'Clara Vives',
      title: 'workshop',
      begunAgo: 15,
      amountCents: 456_00,
      path: [
        ['proposal', 14],
        ['won', 11],
      ],
      talk: [
        ['workshopOffer', 'email', 'out', 14],
        ['workshopCall', 'call', 'in', 11],
      ],
    },
  ],
  /** Action of the report that became an opportunity. */
  followOn: {
    intervention: 'recurring-invoice-runs',
    begunAgo: 18,
    path: [['proposal', 9]],
    talk: [
      ['followVisit', 'meeting', 'out', 18],
      ['followOffer', 'email', 'out', 9],
    ],
  },
} as const;
