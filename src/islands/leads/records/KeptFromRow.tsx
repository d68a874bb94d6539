import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

const keepFromRow = (event: SyntheticEvent) => event.stopPropagation();
const keepKeys = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Buttons and menus in a row of the grid: a press on them does not open the row, nor one in the menu that they open. */
export const KeptFromRow = ({ children }: { children: ReactNode }) => (
  <span
    role="presentation"
    onPointerDown={keepFromRow}
    onMouseDown={keepFromRow}
    onClick={keepFromRow}
    onKeyDown={keepKeys}
  >
    {children}
  </span>
);
