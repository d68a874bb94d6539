import { postColumn, sizesOfPost, whole, type AdLayout } from './ad-sizes.rules.ts';

/** A square with the photograph above in one row of tiles all around it, the words below it. */
export function frameLayout(width: number, height: number): AdLayout {
  const columns = 24;
  const tile = width / columns;
  const rows = Math.round((height * 0.5) / tile);
  const margin = whole(width * 0.05);
  const top = rows * tile + margin;
  return {
    fields: [
      {
        x: 0,
        y: 0,
        tile,
        columns,
        rows,
        isLaid: (column, at) => column === 0 || at === 0 || column === columns - 1 || at === rows - 1,
      },
    ],
    photograph: { x: tile, y: tile, width: (columns - 2) * tile, height: (rows - 2) * tile },
    ...postColumn(
      { x: margin, width: width - 2 * margin },
      { top, floor: height - margin },
      { width, height },
    ),
    ...sizesOfPost(width, height, 0.1),
  };
}
