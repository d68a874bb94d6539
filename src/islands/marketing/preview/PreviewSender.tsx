import { BrandTile } from '#islands/marketing/companies/BrandTile.tsx';
import type { Brand } from '#islands/marketing/brand.ts';

type Props = { brand: Brand; note?: string };

export function PreviewSender({ brand, note }: Props) {
  return (
    <p className="flex min-w-0 items-center gap-2.5">
      <SenderTile brand={brand} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{brand.name}</span>
        {note ? <span className="block truncate text-xs text-ink-soft">{note}</span> : null}
      </span>
    </p>
  );
}

export const SenderTile = ({ brand: { name, colours } }: { brand: Brand }) => (
  <BrandTile seed={name} colours={colours} className="size-9 shrink-0 rounded-full" />
);
