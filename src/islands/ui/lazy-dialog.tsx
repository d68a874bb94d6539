import { useEffect, useEffectEvent, useState, type FunctionComponent } from 'react';
import { lazyComponent, useOpening } from './lazy-component.ts';

type Asked<Props> = {
  isOpen: (props: Props) => boolean;
  /** Called when loading failed, to reset the caller's state. */
  close: (props: Props) => void;
};

/** A dialog that is loaded when it is first opened. Reports a failure to load, and closes it. */
export function lazyDialog<Props extends object>(
  fetchDialog: () => Promise<FunctionComponent<Props>>,
  asked: Asked<Props>,
): FunctionComponent<Props> {
  const dialog = lazyComponent(fetchDialog);
  return function LazyDialog(props: Props) {
    const [isLoaded, setLoaded] = useState(false);
    const { whenLoaded } = useOpening(dialog);
    const isWanted = asked.isOpen(props);
    const load = useEffectEvent(async () => {
      await whenLoaded(() => setLoaded(true));
      if (!dialog.isLoaded()) asked.close(props);
    });
    useEffect(() => {
      if (isWanted && !isLoaded) void load();
    }, [isWanted, isLoaded]);
    return isLoaded ? <dialog.Part {...props} /> : null;
  };
}
