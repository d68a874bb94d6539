/**
 * Compositions of the product pages: one character per tile, read like a map. `SCENE_TILES` defines the common
 * characters, `tiles` those of a scene: the character, then the tile's token.
 */
type Scene = { rows: readonly string[]; tiles: string };

export const SCENE_TILES = '.O0a #S0a %S0k @S0d *S0b /T2a \\T3a |N0a -N1a';

export const SCENES = {
  /** A house: four windows, four conversations. */
  consultia: {
    rows: [
      '.........12.',
      '...../\\..34.',
      '..@./##\\....',
      '..@/(()(\\...',
      '../##56##\\..',
      './((()(()(\\.',
      '/##########\\',
      '.%%%%%%%%%%.',
      '.%ii%%%%tT%.',
      '.%ii%%%%T*%.',
      '.%%%%dD%%%%.',
      '.%mM%@@%uU%.',
      '.%**%@@%vv%.',
      'L@@@@@@@@@@l',
    ],
    tiles:
      '1Q2b 2Q3b 3Q1b 4Q0b 5H1f 6H3f (H2j )H2j iI2h tS0d TT2h dQ2o DQ3o mT2h MT3h uQ2h UQ3h vD0h LL1i lL0i',
  },
  /** Twelve candles, the last one open; the stop below, the order book beside them. */
  algorithmia: {
    rows: [
      '...........w..rrrr',
      '........wwwv...rrr',
      '.....w.wyxyv....rr',
      '.....wwyyxyv.....r',
      '...wwyxyywyw......',
      '.wyxyyxy.ww......s',
      'wyyxyyww.......sss',
      'xyywy.w.......ssss',
      'xyww.........sssss',
      'wooooooooooo......',
    ],
    tiles: 'wN0d xM0i yM0a vM0b rB0i sB0a oD0i',
  },
  /** A router and its network; one device asks for help. */
  smartboxai: {
    rows: [
      'k.....C.....k',
      '......|......',
      '.C....|....C.',
      '.|.c-3|2-i.|.',
      '.|...|||...|.',
      '.1---@@@---0.',
      'C----@*@----C',
      '.2---@@@---3.',
      '.|...|||...|.',
      '.|.c-0|1-c.|.',
      '.C....|....C.',
      '......|......',
      'k.....C.....k',
    ],
    tiles: 'CC0a cC0d iC0i kD0k *C0h 0J0a 1J1a 2J2a 3J3a',
  },
  /** An association: eight people under one sun. */
  'huyu-projects': {
    rows: [
      '........UW......',
      '........XY......',
      '....KL....FG....',
      'AB..MN....HIKL..',
      'CDFGKL..ABFGMNAB',
      'ABHIOOPQCDJJKLCD',
      'EEFGOORSABJJOOAB',
      'EEJJOOPQEEJJOOEE',
      'EEJJOOTTEEJJOOEE',
      'EEJJOOTTEEJJOOEE',
    ],
    tiles:
      'AQ2a BQ3a CQ1a DQ0a ES0a FQ2i GQ3i HQ1i IQ0i JS0i KQ2d LQ3d MQ1d NQ0d OS0d PQ2k QQ3k RQ1k SQ0k TS0k UQ2b VS0b WQ3b XQ1b YQ0b',
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
