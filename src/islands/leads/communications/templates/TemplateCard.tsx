import { MailPlus, Pencil, Trash2 } from 'lucide-react';
import { TEMPLATE_FIELDS } from '#features/leads/communications/template.rules.ts';
import type { Template } from '#features/leads/communications/template.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { ownTemplateNames, TemplateParts } from './TemplatePreview.tsx';
import { UnknownFields } from '#islands/leads/fields/UnknownFields.tsx';

type Props = {
  template: Template;
  onUse: (template: Template) => void;
  /** Missing for who may not change templates. */
  onEdit?: (template: Template) => void;
  onDelete?: (template: Template) => void;
};

/** A text in which the fields stand by the names that people know them by. */
function Fielded({ text }: { text: string }) {
  const { t } = useTexts();
  const names = {
    ...ownTemplateNames(useTeam().fields),
    ...Object.fromEntries(TEMPLATE_FIELDS.map((field) => [field, t(`leads:templates.fields.${field}`)])),
  };
  return <TemplateParts text={text} values={names} />;
}

export function TemplateCard({ template, onUse, onEdit, onDelete }: Props) {
  const { t } = useTexts();
  const { name, subject, body, language, unknownFields } = template;
  return (
    <article className="has-acts flex h-full flex-col rounded-panel border border-line bg-surface py-2 pr-2 pl-4">
      <header className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 pt-2 font-text text-sm leading-6 font-semibold">
          {onEdit ? (
            <button
              type="button"
              onClick={() => onEdit(template)}
              className="touch-target cursor-pointer text-left [overflow-wrap:anywhere] underline-offset-4 hover:underline"
            >
              {name}
            </button>
          ) : (
            <span className="[overflow-wrap:anywhere]">{name}</span>
          )}
        </h2>
        {onEdit && onDelete ? (
          <span className="acts">
            <LazyMenu
              label={t('leads:list.actions', { name })}
              entries={[
                {
                  id: 'edit',
                  label: t('leads:communications.edit'),
                  icon: Pencil,
                  onAction: () => onEdit(template),
                },
                {
                  id: 'delete',
                  label: t('leads:communications.delete'),
                  icon: Trash2,
                  tone: 'danger',
                  onAction: () => onDelete(template),
                },
              ]}
            />
          </span>
        ) : null}
      </header>
      <div className="flex min-w-0 flex-1 flex-col pr-3">
        <p className="text-sm leading-6 [overflow-wrap:anywhere]">
          <Fielded text={subject} />
        </p>
        {/* Six lines, and of a longer text the beginning of the seventh. */}
        <p className="relative mt-1 max-h-41 overflow-hidden text-sm leading-6 [overflow-wrap:anywhere] whitespace-pre-line text-ink-soft after:absolute after:inset-x-0 after:top-36 after:h-5 after:bg-linear-to-b after:from-transparent after:to-surface">
          <Fielded text={body} />
        </p>
        <UnknownFields names={unknownFields} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-3">
          <Badge>{t(`leads:templates.languages.${language}`)}</Badge>
          <PlainButton className="act" size="small" icon={MailPlus} onPress={() => onUse(template)}>
            {t('leads:templates.use')}
            <span className="sr-only">: {name}</span>
          </PlainButton>
        </div>
      </div>
    </article>
  );
}
