// Reads and writes the tables of a TrueType file: what scripts/fonts.mjs needs beyond the subsetting package.
import { Buffer } from 'node:buffer';

const HEADER = 12;
const RECORD = 16;

/** @param {Buffer} font @returns {Map<string, Buffer>} */
export function readTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = HEADER + index * RECORD;
    const start = font.readUInt32BE(entry + 8);
    const table = font.subarray(start, start + font.readUInt32BE(entry + 12));
    tables.set(font.toString('latin1', entry, entry + 4), table);
  }
  return tables;
}

/** @param {Map<string, Buffer>} tables */
export function writeTables(tables) {
  const names = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(names.length));
  const head = Buffer.alloc(HEADER + names.length * RECORD);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  head.writeUInt16BE(2 ** power * RECORD, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(names.length * RECORD - 2 ** power * RECORD, 10);
  const parts = [head];
  let offset = head.length;
  names.forEach((name, index) => {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const entry = HEADER + index * RECORD;
    head.write(name, entry, 'latin1');
    // The checksum stays zero: packing as woff2 recomputes it.
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/**
 * Reads format 4 of the character map, which every web font has.
 * @param {Buffer} cmap
 */
export function readCharacterMap(cmap) {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(table) !== 4) continue;
    const twice = cmap.readUInt16BE(table + 6);
    return (/** @type {number} */ code) => {
      for (let segment = 0; segment < twice; segment += 2) {
        if (cmap.readUInt16BE(table + 14 + segment) < code) continue;
        const start = cmap.readUInt16BE(table + 16 + twice + segment);
        if (code < start) return 0;
        const delta = cmap.readUInt16BE(table + 16 + twice * 2 + segment);
        const place = table + 16 + twice * 3 + segment;
        const range = cmap.readUInt16BE(place);
        if (range === 0) return (code + delta) % 65536;
        return (cmap.readUInt16BE(place + range + (code - start) * 2) + delta) % 65536;
      }
      return 0;
    };
  }
  throw new Error('The font has no character map of format 4.');
}

/**
 * Returns metrics as fractions of the em.
 * @param {Buffer} font
 */
export function readMetrics(font) {
  const tables = readTables(font);
  const table = (/** @type {string} */ name) => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table ${name}.`);
    return found;
  };
  const units = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const [ascent = 0, descent = 0, lineGap = 0] = [4, 6, 8].map((offset) => hhea.readInt16BE(offset) / units);
  const longMetrics = hhea.readUInt16BE(34);
  const glyphOf = readCharacterMap(table('cmap'));
  const width = (/** @type {string} */ letter) => {
    const glyph = Math.min(glyphOf(letter.codePointAt(0) ?? 0), longMetrics - 1);
    return table('hmtx').readUInt16BE(glyph * 4) / units;
  };
  return { ascent, descent, lineGap, width };
}
