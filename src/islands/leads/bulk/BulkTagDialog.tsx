import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  action: 'tag' | 'untag' | null;
  tags: readonly string[];
  /** On how many records. */
  description?: string;
  onClose: () => void;
  onApply: (tag: string) => Promise<void>;
};

/** One tag for all that is ticked: a new one or one in use, or one of those in use to be taken off. */
export function BulkTagDialog({ action, tags, description, onClose, onApply }: Props) {
  const { t } = useTexts();
  const [tag, setTag] = useState('');
  const [isPending, setPending] = useState(false);

  async function apply() {
    setPending(true);
    await onApply(tag.trim());
    setPending(false);
    setTag('');
  }

  return (
    <Dialog
      isOpen={action !== null}
      onOpenChange={onClose}
      size="small"
      {...(description !== undefined && { description })}
      title={t(action === 'untag' ? 'leads:common.bulkUntagTitle' : 'leads:common.bulkTagTitle')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (tag.trim() !== '') void apply();
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody>
          {action === 'untag' ? (
            <Select
              label={t('leads:common.filterTag')}
              value={tag === '' ? null : tag}
              onChange={setTag}
              options={tags.map((id) => ({ id, label: id }))}
              autoFocus
            />
          ) : (
            <>
              <TextField
                label={t('leads:tags.addLabel')}
                value={tag}
                onChange={setTag}
                maxLength={50}
                autoFocus
              />
              <div className="flex flex-wrap gap-2">
                {tags.slice(0, 12).map((name) => (
                  <Button key={name} size="small" onPress={() => setTag(name)}>
                    {name}
                  </Button>
                ))}
              </div>
            </>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('ui:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" isPending={isPending} isDisabled={tag.trim() === ''}>
            {t('leads:common.bulkApply')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
