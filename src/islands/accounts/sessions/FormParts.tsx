import type { Portal } from '#features/accounts/portals.values.ts';

type ReturnProps = { portal: Portal; language: string; next: string };

/** Only for the response to a native POST. */
export function ReturnFields({ portal, language, next }: ReturnProps) {
  return (
    <>
      <input type="hidden" name="portal" value={portal} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="next" value={next} />
    </>
  );
}

export function Refusal({ children }: { children: string | undefined }) {
  return children ? (
    <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-sm text-danger-ink">
      {children}
    </p>
  ) : null;
}
