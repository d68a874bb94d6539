import type { Brand } from '#islands/marketing/brand.ts';
import { SenderTile } from './PreviewSender.tsx';

type Props = { brand: Brand; subject: string; preheader: string };

/** The line of an inbox: sender, subject, preview line. */
export function MailHead({ brand, subject, preheader }: Props) {
  return (
    <header className="flex items-center gap-3 border-b border-line bg-sunken px-5 py-3">
      <SenderTile brand={brand} />
      <div className="min-w-0">
        <p className="truncate text-xs text-ink-soft">{brand.name}</p>
        <p className="truncate font-semibold">{subject}</p>
        {preheader ? <p className="truncate text-ink-soft">{preheader}</p> : null}
      </div>
    </header>
  );
}
