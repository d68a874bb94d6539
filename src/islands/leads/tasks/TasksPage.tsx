import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { Tasks, type TasksProps } from './Tasks.tsx';

export function TasksPage({ texts, user, zone, now, ...tasks }: IslandProps & TasksProps) {
  return (
    <LeadsIsland {...{ texts, user, zone, now }}>
      <Tasks {...tasks} />
    </LeadsIsland>
  );
}
