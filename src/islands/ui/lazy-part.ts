import { lazy, useEffect, useState, type ComponentType } from 'react';
import { toast } from './toast.ts';
import { useTexts } from './texts.tsx';

type AnyPart = ComponentType<never>;

/** A part of a page whose script is fetched when it is first wanted: dialogs, menus, editors. */
export type LazyPart<Part extends AnyPart> = {
  /** For <Suspense>, and only once `load` has succeeded: what fails here would take the whole island with it. */
  Part: Part;
  /** May be called as often as one likes; a failed attempt is made again. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
};

export function lazyPart<Part extends AnyPart>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let fetching: Promise<Part> | undefined;
  let isLoaded = false;
  const load = () => {
    fetching ??= fetchPart().then(
      (part) => {
        isLoaded = true;
        return part;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  const component = lazy(async () => ({ default: (await load()) as unknown as ComponentType }));
  // `lazy` gives back a component of the same properties, and forgets the type parameters of a generic one.
  const Part = component as unknown as Part;
  return { Part, load, isLoaded: () => isLoaded };
}

/**
 * Opens what has to be fetched first: `open` runs once the part is there, and a connection that is lost meanwhile is said
 * like any other failure.
 */
export function useOpening(part: Pick<LazyPart<AnyPart>, 'load' | 'isLoaded'>) {
  const { t } = useTexts();
  const [isOpening, setOpening] = useState(false);

  async function whenLoaded(open: () => void): Promise<void> {
    if (part.isLoaded()) return open();
    setOpening(true);
    try {
      await part.load();
      open();
    } catch {
      toast.error(t(navigator.onLine ? 'ui:errors.network' : 'ui:errors.offline'));
    } finally {
      setOpening(false);
    }
  }
  return { isOpening, whenLoaded };
}

/**
 * Whether a part has arrived that is fetched as soon as the page stands. Until then, and on the server, something simpler
 * takes its place: a boundary that the server leaves open would be closed by an inline script, which no page may have.
 */
export function useLoaded(part: Pick<LazyPart<AnyPart>, 'load' | 'isLoaded'>, isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    // A moment later: what is wanted here may depend on the window, which hydration does not know yet.
    const timer = setTimeout(() => {
      void part.load().then(
        () => setLoaded(true),
        // What stands there goes on standing.
        () => undefined,
      );
    });
    return () => clearTimeout(timer);
  }, [part, isWanted]);
  return isLoaded;
}

/** A hand on its way to a button is the moment to fetch what the button opens. */
export const onApproach = (part: Pick<LazyPart<AnyPart>, 'load'>) => {
  const fetchSilently = () => void part.load().catch(() => undefined);
  return { onHoverStart: fetchSilently, onFocus: fetchSilently, onPressStart: fetchSilently };
};
