import { useEffect, useEffectEvent, useState } from 'react';

const PARAMETER = 'tab';

type Options<Tab extends string> = {
  tabs: readonly Tab[];
  /** The tab that the server has rendered. */
  first: Tab;
  /** The tab of a URL that names none. */
  standard: NoInfer<Tab>;
  onShow?: (tab: NoInfer<Tab>) => void;
};

/** The tab is in the URL, so that it survives a reload and can be shared, and Back goes to the former one. */
export function useTabInAddress<Tab extends string>({ tabs, first, standard, onShow }: Options<Tab>) {
  const [tab, setTab] = useState(first);

  const onStep = useEffectEvent(() => {
    const asked = new URLSearchParams(location.search).get(PARAMETER);
    const next = tabs.find((each) => each === asked) ?? standard;
    if (next === tab) return;
    setTab(next);
    onShow?.(next);
  });
  useEffect(() => {
    const step = () => onStep();
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);

  const open = (next: Tab) => {
    if (next === tab) return;
    setTab(next);
    onShow?.(next);
    const url = new URL(location.href);
    url.searchParams.set(PARAMETER, next);
    history.pushState(null, '', url);
  };
  return [tab, open] as const;
}
