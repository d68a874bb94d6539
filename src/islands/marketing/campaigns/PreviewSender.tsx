/** Who a text comes from, as mail programs and networks show it. */
export function PreviewSender({ name }: { name: string }) {
  return (
    <p className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent"
      >
        {[...name.trim()][0]?.toLocaleUpperCase()}
      </span>
      <span className="min-w-0 truncate font-semibold">{name}</span>
    </p>
  );
}
