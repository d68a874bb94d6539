import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
};

/** Asks for the password again before changes to the account itself (product.md D8). */
export function CurrentPassword({ autoFocus = false, ...props }: Props) {
  const { t } = useTexts();
  return (
    <TextField
      {...props}
      name="currentPassword"
      type="password"
      label={t('account:currentPassword')}
      description={t('account:currentPasswordHint')}
      autoComplete="current-password"
      isRequired
      autoFocus={autoFocus}
    />
  );
}
