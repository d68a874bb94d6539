import { isSealed, isSealError, type SecretBox } from './secret-box.ts';

/**
 * Seals a text anew that was sealed with the old key; returns any other as it is: one of the new key, one without a seal,
 * and one that neither key opens.
 */
export type Reseal = <Text extends string | null>(sealed: Text, place: string) => Text | string;

export function openWith(box: SecretBox, sealed: string, place: string): string | undefined {
  try {
    return box.open(sealed, place);
  } catch (error) {
    if (isSealError(error)) return undefined;
    throw error;
  }
}

export function createReseal(current: SecretBox, old: SecretBox) {
  const counts = { renewed: 0, unreadable: 0 };
  const reseal: Reseal = (sealed, place) => {
    if (sealed === null || !isSealed(sealed) || openWith(current, sealed, place) !== undefined) return sealed;
    const text = openWith(old, sealed, place);
    counts[text === undefined ? 'unreadable' : 'renewed'] += 1;
    return text === undefined ? sealed : current.seal(text, place);
  };
  return { reseal, counts };
}
