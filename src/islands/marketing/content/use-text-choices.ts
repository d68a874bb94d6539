import { useEffect, useState } from 'react';
import type { TextChoices } from '#features/marketing/content/text-choices.schema.ts';
import type { ContentType, TextLength } from '#features/marketing/marketing.values.ts';
import type { Locale } from '#shared/languages.ts';
import { api } from '#islands/api.ts';

type Asked = { product: string; language: Locale; type: ContentType; length: TextLength };

/** What the brief of a product can fill; null until the answer is there, and where there is none: then all is offered. */
export function useTextChoices({ product, language, type, length }: Asked): TextChoices | null {
  const [choices, setChoices] = useState<TextChoices | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const path = `/api/marketing/products/${product}/choices/${language}?type=${type}&length=${length}`;
    setChoices(null);
    if (product !== '')
      api<TextChoices>('GET', path, { signal: stop.signal })
        .then(setChoices)
        .catch(() => undefined);
    return () => stop.abort();
  }, [product, language, type, length]);
  return choices;
}
