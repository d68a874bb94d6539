import { createElement, useEffect, useState, type ComponentType } from 'react';
import { toast } from './toast.ts';
import { useTexts } from './texts.tsx';

type AnyPart = ComponentType<never>;

/** A part of a page whose script is fetched when it is first wanted: dialogs, menus, editors. */
export type LazyComponent<Part extends AnyPart> = {
  /** Nothing until `load` has succeeded; whoever loads it renders again (`useOpening`, `useLoaded`). */
  Part: Part;
  /** May be called as often as one likes; a failed attempt is made again. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * Not React.lazy: it suspends once even where the script is there, and whatever stands in the same boundary is hidden
 * meanwhile, so that an open dialog came in a second time.
 */
export function lazyComponent<Part extends AnyPart>(fetchPart: () => Promise<Part>): LazyComponent<Part> {
  let fetching: Promise<unknown> | undefined;
  let loaded: Part | undefined;
  const load = () => {
    fetching ??= fetchPart().then(
      (part) => {
        loaded = part;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  const render = (props: object) =>
    loaded ? createElement(loaded as unknown as ComponentType, props) : null;
  // It takes the properties of what it stands for, and a generic part keeps its type parameters.
  const Part = render as unknown as Part;
  return { Part, load, isLoaded: () => loaded !== undefined };
}

/**
 * Opens what has to be fetched first: `open` runs once the part is there, and a connection that is lost meanwhile is said
 * like any other failure.
 */
export function useOpening(part: Pick<LazyComponent<AnyPart>, 'load' | 'isLoaded'>) {
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
export function useLoaded(
  part: Pick<LazyComponent<AnyPart>, 'load' | 'isLoaded'>,
  isWanted: boolean,
): boolean {
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
export const prefetchOnIntent = (part: Pick<LazyComponent<AnyPart>, 'load'>) => {
  const fetchSilently = () => void part.load().catch(() => undefined);
  return { onHoverStart: fetchSilently, onFocus: fetchSilently, onPressStart: fetchSilently };
};
