import { Badge } from '#islands/ui/Badge.tsx';
import { shownTags } from './shown-tags.ts';

/** On one line; what does not fit is counted, and stands whole on the record's page. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  const { shown, more } = shownTags(tags);
  return (
    <span className="inline-flex gap-1" title={more > 0 ? tags.join(', ') : undefined}>
      {shown.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {more > 0 ? <Badge>{`+${more}`}</Badge> : null}
    </span>
  );
}
