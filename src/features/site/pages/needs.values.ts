import type { Solution } from './solutions.values.ts';

/**
 * Tasks that a company's team spends its time on, with the solutions that fit: the two to begin with first. The contact form
 * knows each as a subject (`?about=need-orders`).
 */
export const NEEDS = {
  orders: ['ia-rpa-studio', 'simplia', 'valeria'],
  stock: ['simplia', 'valeria', 'ia-rpa-studio'],
  quotes: ['comerzia', 'webia', 'simplia'],
  calls: ['magiaspeech', 'valeria', 'comerzia'],
  networks: ['winboxai', 'valeria'],
  trading: ['algorithmia', 'consultia'],
} as const satisfies Record<string, readonly [Solution, Solution, ...Solution[]]>;
export type Need = keyof typeof NEEDS;

export const NEED_NAMES = Object.keys(NEEDS) as [Need, ...Need[]];
