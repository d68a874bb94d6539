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
        className="-mt-4 -ml-3 justify-self-start"
      >
        {label}
      </Button>
    );
  return (
    <TextField
      {...field}
      label={label}
      description={t('leads:communications.ccHint')}
      isRequired={false}
      inputMode="email"
      autoFocus={isWanted}
    />
  );
}
