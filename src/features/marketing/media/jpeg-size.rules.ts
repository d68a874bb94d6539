/** Returns the size that the frame of a JPEG names; undefined for what is none. */
export function jpegSize(data: Uint8Array): { widthPx: number; heightPx: number } | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 2; at + 9 < data.length && data[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = data[at + 1] ?? 0;
    // The frame's header, but not the tables of similar numbers.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) };
  }
  return undefined;
}
