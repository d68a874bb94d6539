import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { Tasks, type TasksProps } from './Tasks.tsx';

export function TasksPage({ texts, user, timeZone, now, team = [], ...tasks }: IslandProps & TasksProps) {
  return (
    <LeadsIsland {...{ texts, user, timeZone, now, team }}>
      <Tasks {...tasks} />
    </LeadsIsland>
  );
}
