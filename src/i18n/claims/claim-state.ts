type States = { claims: Readonly<Record<string, { state: string }>> };

const files = import.meta.glob<States>('./*.json', { import: 'default', eager: true });

const holds = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/** Whether a file of texts promises something planned at a key, under it, or with more than it. */
export function isPlanned(name: string, at: string): boolean {
  return Object.entries(files[`./${name}.json`]?.claims ?? {}).some(
    ([key, { state }]) => state === 'planned' && (holds(at, key) || holds(key, at)),
  );
}
