import { useEffect, useEffectEvent } from 'react';

/** The command palette leads to a list with its form open. */
export function useNewInAddress(open: () => void): void {
  const openFromAddress = useEffectEvent(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has('new')) return;
    url.searchParams.delete('new');
    history.replaceState(history.state, '', url);
    open();
  });
  useEffect(() => openFromAddress(), []);
}
