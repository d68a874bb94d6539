import type { Locale } from '#shared/languages.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Function words that exist in only one of the two languages, folded. */
export const BINDING_WORDS: Record<Locale, ReadonlySet<string>> = {
  es: words(
    'el la los las una unos unas del al y en con por para que se su sus mas cada desde hasta lo es son muy pero tambien como donde cuando quien este esta estos estas ese esa eso esto nos les le hay ser estar tiene tienen puede pueden sobre entre todo toda todos todas sin ni ya otro otra nuestro nuestra usted ustedes tu tus ti ello asi porque aunque siempre nunca aqui ahora',
  ),
  en: words(
    'the and of with for from to is are was were be been our your you we they them their his her its it this that these those which who what when where how why on at by up out into onto over under without within each every some any most more less than then there here not but or as an if so can will would should must may have had does did only also just about after before while because',
  ),
};

export const bindsOnly = (folded: string, language: Locale): boolean =>
  BINDING_WORDS[language].has(folded) &&
  !BINDING_WORDS[language === 'es' ? 'en' : 'es'].has(folded) &&
  !SHARED.has(folded);

/** Words that are also everyday words, names or abbreviations of the other language. */
const SHARED = words('son sin has he me no a as an or do so hay ya se y le les la del al media');
