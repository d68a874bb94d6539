import type { NetworkName } from './networks.values.ts';

/** Domains of countries (IANA, 2026), and the general ones that businesses use. */
const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf cg ' +
  'ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl ' +
  'gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la ' +
  'lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr ' +
  'nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv ' +
  'sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';
const GENERAL =
  'academy agency app art bar barcelona beauty beer bike bio biz boats boutique builders business cafe camp care cat center city ' +
  'clinic club coach coffee com community company coop dental design dev digital eco edu energy eus events expert farm fashion fit ' +
  'fitness flowers fun furniture gal garden gift gifts gov group guide gym health horse hotel house info kitchen legal life live ' +
  'london madrid marketing media mobi museum music name net news one online org organic page pet photo photography photos pizza ' +
  'plus pro pub repair restaurant run school scot shop shopping show site social software solutions space sport store studio style ' +
  'surf systems taxi team tech tel tips tools top tours town travel vet video vip vet wales web website wedding wiki win wine work ' +
  'works world wtf xyz yoga zone';
const DOMAIN = `(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:${`${COUNTRIES} ${GENERAL}`.replaceAll(' ', '|')})`;
/** With or without its protocol; not the domain of an e-mail address, and without punctuation behind it. */
const LINK = new RegExp(
  `(?<![@\\p{L}\\p{N}.-])(?:https?://[^\\s/]+|${DOMAIN}(?![\\p{L}\\p{N}@-]|\\.\\p{L}))(?::\\d+)?(?:[/?#][^\\s]*)?`,
  'giu',
);
const TRAILING = new Set('.,;:!?)]}\'"’”»…');

/** The punctuation behind a link, which is no part of it. */
function trailingOf(link: string): string {
  let end = link.length;
  while (end > 0 && TRAILING.has(link.charAt(end - 1))) end -= 1;
  return link.slice(end);
}

/** Ranges of letters that X counts once; of all others each counts twice (twitter-text, version 3 of its settings). */
const SINGLE = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const isSingle = (code: number): boolean => SINGLE.some(([from, to]) => code >= from && code <= to);
const EMOJI = /\p{Emoji_Presentation}|\p{Regional_Indicator}|[\uFE0F\u20E3]/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

const LINK_WEIGHT = 23;

/** As X counts: links 23, an emoji with all its joiners 2, letters beyond the European ones and signs such as € and … 2. */
function weightOnX(typed: string): number {
  const text = typed.normalize('NFC');
  let links = 0;
  const rest = text.replace(LINK, (found) => {
    links += 1;
    return trailingOf(found);
  });
  const letters = graphemesOf(rest).map((one) =>
    EMOJI.test(one)
      ? 2
      : [...one].reduce((sum, letter) => sum + (isSingle(letter.codePointAt(0) ?? 0) ? 1 : 2), 0),
  );
  return links * LINK_WEIGHT + letters.reduce((sum, weight) => sum + weight, 0);
}

/** The length of a post as its network counts it: X weighs, Bluesky counts what is seen as one sign, the others letters. */
export function networkLength(text: string, network: NetworkName): number {
  if (network === 'x') return weightOnX(text);
  return network === 'bluesky' ? graphemesOf(text).length : [...text].length;
}
