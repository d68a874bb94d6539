import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { pipelineOptions, usePipelines } from './pipelines.ts';

/** Shows the board of another pipeline, with the same filters. */
export function PipelineSwitch({ pipelineId }: { pipelineId: number }) {
  const { t } = useTexts();
  const pipelines = usePipelines();
  if (pipelines.length < 2) return null;
  return (
    <PlainSelect
      label={t('leads:opportunities.pipeline')}
      value={String(pipelineId)}
      onChange={(id) => {
        const url = new URL(location.href);
        url.searchParams.set('pipelineId', id);
        location.assign(url);
      }}
      options={pipelineOptions(pipelines, t)}
      className="max-w-40"
    />
  );
}
