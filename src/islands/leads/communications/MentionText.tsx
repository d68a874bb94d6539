import { mentionParts } from '#features/leads/communications/mention.rules.ts';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { useTeam } from '#islands/leads/owners/team.ts';

/** The text of a note with the members that it names. */
export function MentionText({ body, mentions }: Pick<Communication, 'body' | 'mentions'>) {
  const { people } = useTeam();
  if (body === null || mentions.length === 0) return body;
  const named = people.filter(({ id }) => mentions.includes(id));
  return mentionParts(body, named).map(({ text, userId }, at) =>
    userId === null ? (
      text
    ) : (
      <span key={at} className="rounded-[4px] bg-accent-soft px-0.5 font-medium text-accent-ink">
        {text}
      </span>
    ),
  );
}
