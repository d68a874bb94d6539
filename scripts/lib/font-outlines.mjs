// @ts-check
// Reads the glyphs of a TrueType font as SVG paths, for images rendered without installed fonts.

/** @typedef {{ x: number, y: number, isOn: boolean }} Point */

const FLAG = { on: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 };
const PART = { words: 1, offsets: 2, scale: 8, more: 32, scaleXY: 64, matrix: 128 };

/**
 * @param {Buffer} glyph @param {number} at @param {number[]} flags @param {number} short @param {number} same
 * @returns {{ values: number[], at: number }}
 */
function readCoordinates(glyph, at, flags, short, same) {
  let value = 0;
  const values = flags.map((flag) => {
    if (flag & short) {
      value += flag & same ? glyph.readUInt8(at) : -glyph.readUInt8(at);
      at += 1;
    } else if (!(flag & same)) {
      value += glyph.readInt16BE(at);
      at += 2;
    }
    return value;
  });
  return { values, at };
}

/** @param {Buffer} glyph @returns {Point[][]} */
function readSimple(glyph) {
  const ends = Array.from({ length: glyph.readInt16BE(0) }, (_, index) => glyph.readUInt16BE(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + ends.length * 2;
  at += 2 + glyph.readUInt16BE(at);
  /** @type {number[]} */
  const flags = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & FLAG.repeat ? glyph.readUInt8(at++) : 0;
    for (let index = 0; index <= times; index++) flags.push(flag);
  }
  const across = readCoordinates(glyph, at, flags, FLAG.shortX, FLAG.sameX);
  const down = readCoordinates(glyph, across.at, flags, FLAG.shortY, FLAG.sameY);
  const points = flags.map((flag, index) => ({
    x: across.values[index] ?? 0,
    y: down.values[index] ?? 0,
    isOn: (flag & FLAG.on) !== 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** @param {(id: number) => Buffer} glyphOf @param {number} id @returns {Point[][]} */
function readContours(glyphOf, id) {
  const glyph = glyphOf(id);
  if (glyph.length === 0) return [];
  if (glyph.readInt16BE(0) >= 0) return readSimple(glyph);
  /** @type {Point[][]} */
  const contours = [];
  for (let at = 10, flags = PART.more; flags & PART.more;) {
    flags = glyph.readUInt16BE(at);
    if (!(flags & PART.offsets) || flags & (PART.scaleXY | PART.matrix | PART.scale))
      throw new Error('A letter is put together in a way that this script does not read.');
    const part = readContours(glyphOf, glyph.readUInt16BE(at + 2));
    const [x, y] =
      flags & PART.words
        ? [glyph.readInt16BE(at + 4), glyph.readInt16BE(at + 6)]
        : [glyph.readInt8(at + 4), glyph.readInt8(at + 5)];
    at += flags & PART.words ? 8 : 6;
    contours.push(
      ...part.map((points) => points.map((point) => ({ ...point, x: point.x + x, y: point.y + y }))),
    );
  }
  return contours;
}

/** @param {Point} a @param {Point} b @returns {Point} */
const middle = (a, b) => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2), isOn: true });

/** Adds the points between two control points, which the font omits. @param {Point[]} points */
function contourPath(points) {
  const all = points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point;
    return !point.isOn && !before.isOn ? [middle(before, point), point] : [point];
  });
  const start = all.findIndex(({ isOn }) => isOn);
  const ordered = [...all.slice(start), ...all.slice(0, start + 1)];
  const steps = ordered.map(({ x, y, isOn }, index) => {
    if (index === 0) return `M${x} ${-y}`;
    if (!isOn) return `Q${x} ${-y}`;
    return ordered[index - 1]?.isOn ? `L${x} ${-y}` : ` ${x} ${-y}`;
  });
  return `${steps.join('')}Z`;
}

/**
 * @param {Map<string, Buffer>} tables @param {(code: number) => number} glyphNumber @param {string} alphabet
 * @returns {Record<string, [width: number, path: string]>} in units of the font, y downwards from the base line
 */
export function readOutlines(tables, glyphNumber, alphabet) {
  const [glyf, loca, hmtx, head, hhea] = ['glyf', 'loca', 'hmtx', 'head', 'hhea'].map((name) => {
    const table = tables.get(name);
    if (!table) throw new Error(`The font has no table ${name}.`);
    return table;
  });
  if (!glyf || !loca || !hmtx || !head || !hhea) return {};
  const isLong = head.readInt16BE(50) === 1;
  const place = (/** @type {number} */ id) =>
    isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2;
  const glyphOf = (/** @type {number} */ id) => glyf.subarray(place(id), place(id + 1));
  const longMetrics = hhea.readUInt16BE(34);
  return Object.fromEntries(
    [...alphabet].flatMap((letter) => {
      const id = glyphNumber(letter.codePointAt(0) ?? 0);
      if (id === 0) return [];
      const width = hmtx.readUInt16BE(Math.min(id, longMetrics - 1) * 4);
      return [[letter, [width, readContours(glyphOf, id).map(contourPath).join('')]]];
    }),
  );
}
