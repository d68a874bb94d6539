import type { Channel, Fact, Material } from './composer.types.ts';

/** Statements of a text; a block of them is a paragraph. */
export type Saying =
  | 'opening'
  | 'change'
  | 'next'
  | 'lead'
  | 'proof'
  | 'proofs'
  | 'quote'
  | 'offer'
  | 'guarantee'
  | 'price'
  | 'action';
export type Block = readonly Saying[];

export type Sheet = {
  m: Material;
  channel: Exclude<Channel, 'landing'>;
  opening: string;
  /** Stands above an e-mail: its first paragraph says another fact of the product. */
  subject?: string;
  bullets: readonly Fact[];
  longest: number;
};
