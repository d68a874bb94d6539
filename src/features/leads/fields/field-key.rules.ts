import { foldText } from '#shared/texts/text.ts';

const MAX_KEY = 40;

/** Key of a label, as `delivery_day`. A label without Latin letters or digits is a `field`. */
export function keyOfLabel(label: string): string {
  const words = foldText(label)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const key = words.join('_').slice(0, MAX_KEY).replace(/_$/, '');
  return key === '' ? 'field' : key;
}

/** The key of a label, with a number where it is taken. */
export function freeKey(label: string, isTaken: (key: string) => boolean): string {
  const key = keyOfLabel(label);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? key : `${key}_${number}`;
    if (!isTaken(free)) return free;
  }
}
