import { useAuthor } from './use-author.ts';

/** " · Ana Ruiz" behind what she wrote, in a shared workspace. */
export function Author({ of }: { of: number }) {
  const name = useAuthor()(of);
  return name === null ? null : <span> · {name}</span>;
}
