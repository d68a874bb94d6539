import { createContext, use, useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeZoneProvider } from './time-zone.tsx';
import { makeTexts, type IslandTexts, type Texts } from './make-texts.ts';

const TextsContext = createContext<Texts | null>(null);

/** Wraps every island once. */
export function TextsProvider({ dictionary, children }: { dictionary: IslandTexts; children: ReactNode }) {
  const texts = useMemo(() => makeTexts(dictionary), [dictionary]);
  return (
    <I18nProvider locale={texts.tag}>
      <TextsContext value={texts}>
        {dictionary.timeZone === undefined ? (
          children
        ) : (
          <TimeZoneProvider timeZone={dictionary.timeZone}>{children}</TimeZoneProvider>
        )}
      </TextsContext>
    </I18nProvider>
  );
}

export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts() needs a <TextsProvider> above it.');
  return texts;
}
