import { useEffect, useMemo, useState } from 'react';
import type { StoredBrief } from '#features/marketing/brief/brief.schema.ts';
import type { StoredContent } from '#features/marketing/content/content.schema.ts';
import { isHint, standingInText } from '#features/marketing/text-warnings.rules.ts';
import type { TextWarning } from '#features/marketing/writer/checks/writer.types.ts';
import type { Hint, Variants } from '#features/marketing/writer/formulas/composer.types.ts';
import { isOpenHint } from '#features/marketing/campaigns/campaign-help.rules.ts';
import { contentHelp } from '#features/marketing/content/content-help.rules.ts';
import { standingPart, withPartVariant } from '#features/marketing/writer/help/text-edits.rules.ts';
import { api } from '#islands/api.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { Suggestions } from '#islands/marketing/help/Suggestions.tsx';
import { VariantList } from '#islands/marketing/help/VariantList.tsx';

type Props = { content: StoredContent; onChange: (text: string) => void };
type Beside = { variants: Variants; hints: (Hint | TextWarning)[]; brief: StoredBrief | null };

export function ContentAid({ content, onChange }: Props) {
  const { tDynamic } = useTexts();
  const { id, productId, language, text, warnings = null } = content;
  const [beside, setBeside] = useState<Beside>({ variants: {}, hints: [], brief: null });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const load = async () => {
      const { variants, hints } = await api<Omit<Beside, 'brief'>>('GET', `/api/marketing/content/${id}`, {
        signal,
      });
      const brief =
        productId === null
          ? null
          : await api<StoredBrief>('GET', `/api/marketing/products/${productId}/brief/${language}`, {
              signal,
            });
      setBeside({ variants, hints, brief });
    };
    // Offline, or deleted meanwhile: the text can be edited all the same.
    load().catch(() => undefined);
    return () => stop.abort();
  }, [id, productId, language]);

  const help = useMemo(() => contentHelp(content, beside.brief, new Date()), [content, beside.brief]);
  const fields = Object.entries(beside.variants).filter(([, all]) => all.length > 1);
  const variants = fields.map(([field, all]) => {
    const name = tDynamic(`writer:part.${field}`) ?? field;
    return (
      <VariantList
        key={field}
        field={name}
        // A single part needs no name, because it is below its field.
        isNamed={fields.length > 1}
        variants={all}
        standing={standingPart(text, field, beside.variants)}
        language={language}
        onPick={(picked) => onChange(withPartVariant(text, field, beside.variants, picked))}
      />
    );
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {variants}
      <Suggestions
        warnings={standingInText(text, warnings)}
        help={help}
        hints={beside.hints.filter(isHint).filter((hint) => isOpenHint(hint, [text]))}
        productId={productId}
        language={language}
        textOf={() => text}
        onWrite={(_, written) => onChange(written)}
      />
    </div>
  );
}
