import { brandButton, type Brand } from '#islands/marketing/brand.ts';

/** The button of a text in the colours of its brand; nothing where the text has none. */
export function PreviewButton({ brand, children }: { brand: Brand; children: string }) {
  if (children === '') return null;
  return (
    <p>
      <span
        style={brandButton(brand)}
        className="inline-flex min-h-control items-center rounded-control px-4 font-semibold"
      >
        {children}
      </span>
    </p>
  );
}
