/**
 * The solutions in the order of the home page, with their public page where they have one. Texts that say how many there
 * are take the number from here. Which of them are planned, the register of claims says.
 */
export const SOLUTIONS = [
  { id: 'algorithmia', page: '/algorithmia' },
  { id: 'comerzia', page: '/comerzia' },
  { id: 'webia', page: '/webia' },
  { id: 'winboxai', page: '/smartboxai' },
  { id: 'consultia', page: '/consultia' },
  { id: 'magiaspeech', page: null },
  { id: 'valeria', page: null },
  { id: 'ia-rpa-studio', page: null },
  { id: 'simplia', page: null },
  { id: 'binapp', page: null },
] as const;
