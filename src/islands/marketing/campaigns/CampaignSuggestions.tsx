import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { textAt, withTexts } from '#features/marketing/text-warnings.rules.ts';
import { useEditorAid } from '#islands/marketing/help/editor-aid.ts';
import { Suggestions } from '#islands/marketing/help/Suggestions.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { PART_OF_FIELD } from './fields/PartField.tsx';

type Props = { content: Campaign['content']; onChange: (parts: Record<string, unknown>) => void };

const focusField = (field: string) =>
  document.querySelector<HTMLElement>(`[${PART_OF_FIELD}="${field}"] :is(input, textarea)`)?.focus();

/** Suggestions that belong to no open field, such as the brief's unanswered questions. */
export function CampaignSuggestions({ content, onChange }: Props) {
  const { t, tDynamic } = useTexts();
  const aid = useEditorAid();
  if (!aid) return null;

  function nameOf(field: string): string {
    const [top = '', key = ''] = field.split('.');
    if (top === 'posts') return tDynamic(`marketing:networks.${key}`) ?? key;
    const name = tDynamic(`marketing:campaign.parts.${top}`) ?? top;
    return key === '' ? name : `${name} ${Number(key) + 1}`;
  }
  function write(field: string, text: string) {
    const [top = ''] = field.split('.');
    onChange({ [top]: withTexts(content, { [field]: text })[top] });
  }

  const isElsewhere = ({ field }: { field: string }) => !aid.isPlaced(field);
  return (
    <Suggestions
      {...aid}
      warnings={aid.warnings.filter(isElsewhere)}
      help={aid.help.filter(isElsewhere)}
      hints={aid.hints.filter((hint) => hint.code !== 'left_out' || isElsewhere(hint))}
      textOf={(field) => textAt(content, field)}
      onWrite={write}
      place={(field) => (
        <button
          type="button"
          onClick={() => focusField(field)}
          aria-label={t('marketing:editor.toField', { field: nameOf(field) })}
          className="touch-target cursor-pointer justify-self-start text-left font-medium text-accent-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          {nameOf(field)}
        </button>
      )}
    />
  );
}
