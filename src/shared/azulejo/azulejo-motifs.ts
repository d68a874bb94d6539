/**
 * Motifs: the upper left quarter of a block of 4x4 tiles, designed by hand; the other quarters are its rotations or
 * mirror images. Read row by row: far corner, top, side, middle.
 */
export const MOTIFS = [
  'Q2a R3c R1c Q2b',
  'T2g L1a L1a Q2f',
  'K0c L1j L1j L0c',
  'Q2d R2c R2c Q2b',
  'L0a Q3g Q1g L0f',
  'Q0a T1c T3c Q2h',
  'R2a Q0j Q0j R2a',
  'T0c P2a P1a T2b',
  'D0c Q2a Q2a L0m',
  'Q2g T2a T2a C0f',
  'L1c Q1a Q3a X0l',
  'R0a R2a R2a Q2c',
  'C0k L1a L1a Q2e',
  'T2e Q3a Q1a T2f',
  'H0a B0c B3c Q2b',
  'Q1c I0a I3a Q2d',
] as const;

/** Marks of the ten solutions: complete blocks, because each has a meaning. */
export const MARKS = {
  /** Rising bars with a point of light at the top. */
  algorithmia: 'O0a O0a O0a C0f  O0a O0a T2a S0a  O0a T2d S0d S0a  T2g S0g S0d S0a',
  /** Four steps from a first ring to a deal. */
  comerzia: 'R2a R3a L0c L1c  R1a R0a L1c L0f  Q2e Q3e Q2b Q3b  Q1e Q0e Q1b Q0b',
  /** A window with its bar and its content. */
  webia: 'D0c S0a S0a D0f  Q2a T3c S0k S0k  Q1a T0c L1a L0a  B2d B2d L0a L1b',
  /** A hub and its four arms. */
  winboxai: 'Q2a B1d B3d Q3a  B2d Q2c Q3c B2d  B0d Q1c Q0f B0d  Q1a B1d B3d Q0a',
  /** A question and its answer. */
  consultia: 'Q2a S0a S0a Q3a  S0a S0a S0a Q0a  O0a O0a Q2b Q3b  O0a T2d Q1b S0b',
  /** A voice, swelling and fading. */
  magiaspeech: 'O0a H2a H2b O0a  H2d S0a S0b H2d  H0d S0a S0b H0d  O0a H0a H0b O0a',
  /** A circle that turns by itself. */
  valeria: 'Q2a R3a R2e Q3a  R1a L0f L1c R2e  R0e L1c L0c R3a  Q1a R0e R1a Q0a',
  /** The same step repeated. */
  'ia-rpa-studio': 'T0a T0a T0a T0b  T0d T0d T0d T0d  T2d T2d T2d T2d  T2a T2a T2a T2a',
  /** Many pieces in one simple figure. */
  simplia: 'T2a T3g T2g T3a  T2g S0a S0a T3g  T1g S0a C0f T0g  T1a T0g T1g T0a',
  /** A house with a light in it. */
  binapp: 'O0a T2a T3a O0a  T2a S0a S0a T3a  S0d C0h H2e S0d  S0d S0d S0e S0d',
} as const;

export type MarkName = keyof typeof MARKS;
