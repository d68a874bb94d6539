import { Badge } from '#islands/ui/Badge.tsx';
import { shownTags } from './shown-tags.ts';

/** Shows one line of tags and the number of hidden ones; the record's page shows all. */
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
