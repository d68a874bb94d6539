import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';

/** The addresses of an email's Cc, behind a button until somebody wants them. */
export function Copies({ field }: { field: FieldBinding }) {
  const { t } = useTexts();
  const [isWanted, setWanted] = useState(false);
  const label = t('leads:communications.cc');
  if (!isWanted && field.value === '' && field.error === undefined)
    return (
      <Button
        variant="quiet"
        size="small"
        onPress={() => setWanted(true)}
        className="justify-self-start max-sm:-mt-4 max-sm:-ml-3 sm:self-end"
      >
        {label}
      </Button>
    );
  return (
    <TextField
      {...field}
      label={label}
      description={t('leads:communications.ccHint')}
      className="col-span-full"
      inputMode="email"
      autoFocus={isWanted}
    />
  );
}
