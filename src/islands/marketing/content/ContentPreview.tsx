import {
  partOf,
  placedParagraphs,
  type PlacedParagraph,
} from '#features/marketing/content/content-places.rules.ts';
import type { StoredContent } from '#features/marketing/content/content.schema.ts';
import type { Brand } from '#islands/marketing/brand.ts';
import { FormattedText } from '#islands/marketing/FormattedText.tsx';
import { MailHead } from '#islands/marketing/preview/MailHead.tsx';
import { PreviewButton } from '#islands/marketing/preview/PreviewButton.tsx';
import { PreviewCanvas } from '#islands/marketing/preview/PreviewCanvas.tsx';
import { AdPreview, DesignPreview } from './AdPreview.tsx';
import { PostPreview } from './PostPreview.tsx';

type Props = { content: StoredContent; brand: Brand };

/** A single text where it will stand: an e-mail in a mail program, a post in its network, an advertisement on a page. */
export function ContentPreview({ content, brand }: Props) {
  const placed = placedParagraphs(content.text, content.parts);
  return <div lang={content.language}>{previewOf(content, brand, placed)}</div>;
}

function previewOf(content: StoredContent, brand: Brand, placed: PlacedParagraph[]) {
  switch (content.type) {
    case 'email_template':
      return <MailPreview title={content.title} brand={brand} placed={placed} />;
    case 'social_post':
      return <PostPreview content={content} brand={brand} placed={placed} />;
    case 'advertising_text':
      return <AdPreview brand={brand} placed={placed} />;
    case 'ad_design':
      return <DesignPreview brand={brand} placed={placed} />;
  }
}

type MailProps = { title: string; brand: Brand; placed: readonly PlacedParagraph[] };

/** The title is the subject of a text that names none. */
function MailPreview({ title, brand, placed }: MailProps) {
  return (
    <PreviewCanvas>
      <MailHead
        brand={brand}
        subject={partOf(placed, 'subject') || title}
        preheader={partOf(placed, 'preheader')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        {placed.map(({ name, text }, at) => {
          switch (name) {
            case 'subject':
            case 'preheader':
              return null;
            case 'callToAction':
              return (
                <PreviewButton key={at} brand={brand}>
                  {text}
                </PreviewButton>
              );
            case 'signature':
              return (
                <p key={at} className="whitespace-pre-line text-ink-soft">
                  {text}
                </p>
              );
            default:
              return <FormattedText key={at} text={text} />;
          }
        })}
      </div>
    </PreviewCanvas>
  );
}
