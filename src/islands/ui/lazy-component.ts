import { createElement, useEffect, useState, type ComponentType } from 'react';
import { toast } from './toast.ts';
import { useTexts } from './texts.tsx';

type AnyPart = ComponentType<never>;

/** A component whose script is loaded when first needed: dialogs, menus, editors. */
export type LazyComponent<Part extends AnyPart> = {
  /** Renders nothing until `load` has succeeded; the caller must render again (`useOpening`, `useLoaded`). */
  Part: Part;
  /** Can be called repeatedly; retries after a failure. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
};

/**
 * Replaces React.lazy, which suspends once even when the script is loaded and hides everything in the same boundary
 * meanwhile, so that an open dialog played its entry animation again.
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
  // Typed as the component it stands for, so that a generic one keeps its type parameters.
  const Part = render as unknown as Part;
  return { Part, load, isLoaded: () => loaded !== undefined };
}

/** Runs `open` once the component is loaded; a lost connection is reported like any other failure. */
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
 * Returns whether a component that loads after hydration has arrived. Until then, and on the server, render something
 * simpler: a suspended boundary would be completed by an inline script, which the CSP blocks.
 */
export function useLoaded(
  part: Pick<LazyComponent<AnyPart>, 'load' | 'isLoaded'>,
  isWanted: boolean,
): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    // Deferred: `isWanted` may depend on the window, which is unknown during hydration.
    const timer = setTimeout(() => {
      void part.load().then(
        () => setLoaded(true),
        // The placeholder stays.
        () => undefined,
      );
    });
    return () => clearTimeout(timer);
  }, [part, isWanted]);
  return isLoaded;
}

export const prefetchOnIntent = (part: Pick<LazyComponent<AnyPart>, 'load'>) => {
  const fetchSilently = () => void part.load().catch(() => undefined);
  return { onHoverStart: fetchSilently, onFocus: fetchSilently, onPressStart: fetchSilently };
};
