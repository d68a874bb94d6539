import { Trash2 } from 'lucide-react';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

export type TaskActs = {
  onCheck?: ((task: Task, isDone: boolean) => void) | undefined;
  onDelete?: ((task: Task) => void) | undefined;
};

/** Closes the form and deletes; the list offers the undo. */
export function DeleteTask({ task, onDelete }: { task: Task; onDelete: (task: Task) => void }) {
  const { t } = useTexts();
  return (
    <Button variant="quiet" icon={Trash2} className="act text-danger-ink!" onPress={() => onDelete(task)}>
      {t('leads:tasks.delete')}
    </Button>
  );
}
