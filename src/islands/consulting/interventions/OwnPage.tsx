import { Download, Plus, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnIntervention } from '#features/consulting/report/catalogue/own/own.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { api } from '#islands/api.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { LIST_TOOLS, TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { ScreenActs } from '#islands/ui/ScreenActs.tsx';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Locale } from '#shared/languages.ts';
import { ownDialog } from './own-dialog.ts';
import type { Edited } from './OwnDialog.tsx';
import { OwnTable } from './OwnTable.tsx';

const PATH = '/api/interventions';
type ListProps = { first: readonly OwnIntervention[]; locale: Locale };
type Props = ListProps & { texts: PageTexts<'ui' | 'accounts' | 'consulting' | 'reading'>; username: string };

export function OwnPage({ texts, username, ...list }: Props) {
  return (
    <TextsProvider dictionary={texts}>
      <OwnInterventions {...list} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

function OwnInterventions({ first, locale }: ListProps) {
  const { t } = useTexts();
  const [entries, setEntries] = useState(first);
  const [edited, setEdited] = useState<Edited | null>(null);
  const { isOpening, whenLoaded } = useOpening(ownDialog);
  const chooser = useRef<HTMLInputElement>(null);
  async function reload(): Promise<void> {
    try {
      setEntries((await api<{ items: OwnIntervention[] }>('GET', PATH)).items);
    } catch (error) {
      toast.error(t('consulting:interventions.loadFailed'), errorText(error, t));
    }
  }
  const deletion = useDeletion(PATH, { onChanged: () => void reload() });
  const edit = (one: OwnIntervention | null) => void whenLoaded(() => setEdited({ entry: one }));

  async function takeIn(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const body = await readFile(file);
      if (body === undefined) throw new Error(t('consulting:interventions.notJson'));
      const { added, changed } = await api<{ added: number; changed: number }>('POST', `${PATH}/file`, {
        body,
      });
      toast.success(t('consulting:interventions.imported', { added, changed }));
      await reload();
    } catch (error) {
      toast.error(t('consulting:interventions.importFailed'), errorText(error, t));
    } finally {
      if (chooser.current) chooser.current.value = '';
    }
  }

  async function save(): Promise<void> {
    try {
      const { saveFile } = await import('#islands/save-file.ts');
      await saveFile(`${PATH}/file`);
    } catch (error) {
      toast.error(t('consulting:interventions.exportFailed'), errorText(error, t));
    }
  }

  const add = (
    <PlainButton
      className="act"
      variant="primary"
      icon={Plus}
      {...prefetchOnIntent(ownDialog)}
      isPending={isOpening}
      onPress={() => edit(null)}
    >
      <span className={entries.length > 0 ? 'max-sm:sr-only' : ''}>{t('consulting:interventions.add')}</span>
    </PlainButton>
  );
  const importing = (
    <PlainButton className="act" icon={Upload} onPress={() => chooser.current?.click()}>
      <span className={entries.length > 0 ? 'max-sm:sr-only' : ''}>
        {t('consulting:interventions.import')}
      </span>
    </PlainButton>
  );
  return (
    <div className={TOOLS_SCREEN}>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('consulting:interventions.import')}
        onChange={({ target }) => void takeIn(target.files?.[0])}
      />
      {entries.length === 0 ? (
        <EmptyState
          title={t('consulting:interventions.emptyTitle')}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {add}
              {importing}
            </span>
          }
        >
          {t('consulting:interventions.emptyText')}
        </EmptyState>
      ) : (
        <>
          <div data-list-tools className={LIST_TOOLS}>
            <p role="status" className="text-sm text-ink-soft">
              {t('consulting:interventions.count', { count: entries.length })}
            </p>
            <ScreenActs>
              <PlainButton icon={Download} onPress={() => void save()}>
                <span className="max-sm:sr-only">{t('consulting:interventions.export')}</span>
              </PlainButton>
              {importing}
              {add}
            </ScreenActs>
          </div>
          <OwnTable
            entries={entries}
            locale={locale}
            onEdit={edit}
            onDelete={(entry, title) => {
              void deletion.remove(entry.id, t('consulting:interventions.deleted', { title })).then(reload);
            }}
          />
        </>
      )}
      <ownDialog.Part
        edited={edited}
        language={locale}
        onClose={() => setEdited(null)}
        onSaved={() => void reload()}
      />
    </div>
  );
}

/** The content of a JSON file; undefined where it is none. */
async function readFile(file: File): Promise<object | undefined> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === 'object' && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}
