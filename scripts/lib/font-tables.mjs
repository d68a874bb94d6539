// Takes a TrueType file apart and puts it together again: how scripts/fonts.mjs gives one cut the kerning of another.
// fontkit reads fonts and writes none.
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
