import { useEffect, useState } from 'react';
import type { TextChoices } from '#features/marketing/content/text-choices.schema.ts';
import { TONES, type ContentType, type TextLength, type Tone } from '#features/marketing/marketing.values.ts';
import type { Formula } from '#features/marketing/writer/formulas/composer.types.ts';
import { FORMULAS } from '#features/marketing/writer/formulas/composer.values.ts';
import type { Locale } from '#shared/languages.ts';
import { api } from '#islands/api.ts';

type Asked = { product: string; language: Locale; type: ContentType; length: TextLength };

export type Choices = {
  formulas: readonly Formula[];
  /** The formulas that are not offered, with what the brief lacks for each. */
  lacking: TextChoices['formulas'];
  /** Tones that give the same text stand together, and are one choice. */
  tones: readonly (readonly [Tone, ...Tone[]])[];
};

const ALL: Choices = { formulas: FORMULAS, lacking: [], tones: TONES.map((tone) => [tone]) };

function choicesOf({ formulas, tones }: TextChoices): Choices {
  return {
    formulas: formulas.filter(({ lacks }) => lacks.length === 0).map(({ formula }) => formula),
    lacking: formulas.filter(({ lacks }) => lacks.length > 0),
    tones: tones
      .filter(({ sameAs }) => sameAs === null)
      .map(({ tone }) => [tone, ...tones.filter(({ sameAs }) => sameAs === tone).map((one) => one.tone)]),
  };
}

/** Returns the choices that the brief of a product can fill; all of them until the answer is there. */
export function useTextChoices({ product, language, type, length }: Asked): Choices {
  const [found, setFound] = useState<Choices>(ALL);
  useEffect(() => {
    const stop = new AbortController();
    const path = `/api/marketing/products/${product}/choices/${language}?type=${type}&length=${length}`;
    setFound(ALL);
    if (product !== '')
      api<TextChoices>('GET', path, { signal: stop.signal })
        .then((answer) => setFound(choicesOf(answer)))
        .catch(() => undefined);
    return () => stop.abort();
  }, [product, language, type, length]);
  return found;
}
