/**
 * Waits for work that runs side by side, such as the checks before a write, which travel to a database server together.
 * The first failure in the given order is told, as if one had come after the other.
 */
export async function allInOrder<T extends readonly unknown[] | []>(
  all: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  // Queries are carried out each time that they are awaited, promises once.
  const begun = all.map((each) => Promise.resolve(each));
  for (const each of await Promise.allSettled(begun)) if (each.status === 'rejected') throw each.reason;
  return (await Promise.all(begun)) as { -readonly [Place in keyof T]: Awaited<T[Place]> };
}
