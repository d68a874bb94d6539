import { Trash2 } from 'lucide-react';
import type { OwnIntervention } from '#features/consulting/report/catalogue/own/own.schema.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LOCALES, type Locale } from '#shared/languages.ts';

type Props = {
  entries: readonly OwnIntervention[];
  locale: Locale;
  onEdit: (entry: OwnIntervention) => void;
  onDelete: (entry: OwnIntervention, title: string) => void;
};

const titleOf = ({ words }: OwnIntervention, locale: Locale): string =>
  (words[locale] ?? words.en ?? words.es)?.title ?? '';

/** The own interventions of the workspace, each with what it is about and the languages that it is written in. */
export function OwnTable({ entries, locale, onEdit, onDelete }: Props) {
  const { t } = useTexts();
  return (
    <Table<OwnIntervention, string>
      isList
      caption={t('consulting:interventions.title')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'title',
          label: t('consulting:interventions.columns.title'),
          isRowHeader: true,
          onPhone: 'name',
          cell: (entry) => (
            <button
              type="button"
              aria-label={t('consulting:interventions.editOf', { title: titleOf(entry, locale) })}
              onClick={() => onEdit(entry)}
              className="text-left sm:min-h-control wrap-anywhere hover:text-accent-ink"
            >
              {titleOf(entry, locale)}
            </button>
          ),
        },
        {
          id: 'process',
          label: t('consulting:interventions.columns.process'),
          onPhone: 'about',
          cell: ({ figures }) => (
            <span className="inline-block first-letter:uppercase">
              {t(`reading:processes.${figures.match.process}`)}
            </span>
          ),
        },
        {
          id: 'languages',
          label: t('consulting:interventions.columns.languages'),
          onPhone: 'fact',
          cell: ({ lacks }) =>
            LOCALES.filter((each) => !lacks.includes(each))
              .map((each) => each.toUpperCase())
              .join(', '),
        },
        {
          id: 'version',
          label: t('consulting:interventions.columns.version'),
          isNumeric: true,
          isSecondary: true,
          cell: ({ version }) => version,
        },
        {
          id: 'acts',
          label: t('consulting:interventions.columns.acts'),
          isLabelHidden: true,
          onPhone: 'acts',
          cell: (entry) => {
            const title = titleOf(entry, locale);
            return (
              <button
                type="button"
                aria-label={t('consulting:interventions.deleteOf', { title })}
                title={t('consulting:interventions.deleteOf', { title })}
                className={`act sm:float-right ${iconButtonClass('quiet', 'small')}`}
                onClick={() => onDelete(entry, title)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            );
          },
        },
      ]}
    />
  );
}
