import { Badge } from '#islands/ui/Badge.tsx';

/** On one line; what does not fit is cut, and stands whole on the record's page. */
export function TagBadges({ tags }: { tags: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );
}
