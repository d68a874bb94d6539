/** Folded titles before a name, without their dot. */
export const TITLES: readonly string[] = [
  'dr', 'dra', 'doctor', 'doctora', 'd', 'dª', 'dna', 'dña', 'sr', 'sra', 'srta', 'mr', 'mrs', 'ms', 'miss', 'mx',
  'prof', 'profa', 'ing', 'lic', 'licda', 'arq', 'mtro', 'mtra', 'rev', 'sir', 'herr', 'frau', 'mme', 'mlle', 'excmo', 'ilmo',
];

/** Folded degrees and suffixes behind a name, without dots. */
export const DEGREES: readonly string[] = [
  'phd', 'dphil', 'md', 'mba', 'emba', 'msc', 'bsc', 'ma', 'ba', 'meng', 'beng', 'llm', 'llb', 'jd', 'esq', 'cpa', 'cfa',
  'pmp', 'pe', 'rn', 'dds', 'dvm', 'edd', 'jr', 'sr', 'ii', 'iii', 'iv', 'obe', 'mbe', 'cbe', 'frcs', 'acca',
];

/** Folded words behind a comma that make names a firm: `Gil y Paz, abogados`. */
export const FIRM_WORDS: readonly string[] = [
  'abogados', 'abogadas', 'asociados', 'asesores', 'asesoria', 'arquitectos', 'arquitectas', 'consultores', 'notarios',
  'procuradores', 'economistas', 'auditores', 'ingenieros', 'gestores', 'graduados', 'dentistas', 'medicos', 'hermanos',
  'hnos', 'hijos', 'hijas', 'sucesores', 'cia', 'compania', 'solicitors', 'attorneys', 'lawyers', 'associates',
  'partners', 'accountants', 'architects', 'consultants', 'engineers', 'surveyors', 'brothers', 'bros', 'sons', 'daughters',
  'co', 'inc', 'ltd', 'llp', 'llc', 'plc', 'gmbh', 'sl', 'slu', 'slp', 'sa', 'sau', 'sc', 'cb', 'scp', 'scoop',
];
