import { useEffect, useEffectEvent } from 'react';

/** Opens a list's form if the URL asks for it, as links of the command palette do. */
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
