/** Returns the list with one entry at another place. */
export const movedTo = <Entry>(entries: readonly Entry[], from: number, to: number): Entry[] => {
  const rest = entries.filter((_, at) => at !== from);
  const moved = entries.slice(from, from + 1);
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
};
