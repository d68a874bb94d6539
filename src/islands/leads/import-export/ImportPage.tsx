import { useState } from 'react';
import type { ImportAnswer } from '#features/leads/import-export/import.schema.ts';
import type { ImportKind } from '#features/leads/import-export/reading/fields.values.ts';
import type { Page } from '#shared/api.ts';
import { api } from '#islands/api.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { ImportFileStep } from './ImportFileStep.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportMappingStep } from './ImportMappingStep.tsx';
import { ImportResult } from './ImportResult.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { useWaiting } from '#islands/leads/communications/use-delivery-status.ts';
import { useImportHistory } from './use-import-history.ts';
import { useImport } from './use-import.ts';

type ImportProps = { kind: ImportKind; first: Page<ImportAnswer> };

export function ImportPage({ kind, first, ...island }: IslandProps & ImportProps) {
  return (
    <LeadsIsland {...island}>
      <ImportScreen kind={kind} first={first} />
    </LeadsIsland>
  );
}

function ImportScreen({ kind, first }: ImportProps) {
  const { t } = useTexts();
  const [history, setHistory] = useState(first.items);
  const reload = async () => {
    // Optional: if the request fails, the list stays as it was.
    const page = await api<Page<ImportAnswer>>('GET', '/api/crm/imports').catch(() => null);
    if (page) setHistory(page.items);
  };
  const state = useImport(kind, () => void reload());
  useImportHistory(state);
  // After a reload during an import, the page polls until it ends.
  const isLeftRunning = state.phase !== 'running' && history.some(({ status }) => status === 'running');
  useWaiting(isLeftRunning, () => void reload());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="reader-words">
        <EmptyState title={t('leads:imports.readerTitle')}>{t('leads:imports.readerText')}</EmptyState>
      </div>
      <div className="act-link grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="max-w-[64ch] text-sm text-ink-soft">{t('leads:imports.lead')}</p>
        <ImportSteps phase={state.phase} />
        {state.phase === 'file' ? (
          <ImportFileStep state={state} />
        ) : state.phase === 'mapping' ? (
          <ImportMappingStep state={state} />
        ) : (
          <ImportResult state={state} onReverted={() => void reload()} />
        )}
      </div>
      <ImportHistory items={history} onReverted={() => void reload()} />
    </div>
  );
}
