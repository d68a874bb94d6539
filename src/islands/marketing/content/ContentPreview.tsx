import type { StoredContent } from '#features/marketing/content/content.schema.ts';
import { FormattedText } from '#islands/marketing/FormattedText.tsx';
import { PreviewCanvas } from '#islands/marketing/PreviewCanvas.tsx';

/** A single text in context: an email below its inbox line, a post as plain text, otherwise a sheet. */
export function ContentPreview({ content: { type, language, title, text } }: { content: StoredContent }) {
  return (
    <div lang={language}>
      <PreviewCanvas>
        {type === 'email_template' ? (
          <p className="border-b border-line bg-sunken px-5 py-3 font-semibold">{title}</p>
        ) : null}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
          {type === 'social_post' ? (
            // Networks show text without formatting.
            <p className="whitespace-pre-line">{text}</p>
          ) : (
            <FormattedText text={text} />
          )}
        </div>
      </PreviewCanvas>
    </div>
  );
}
