import { useState } from 'react';
import { ApiError, api } from '#islands/api.ts';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { toast } from '#islands/ui/toast.ts';

type Props = { label: string; sent: string; failed: string; offline: string };

/** A plain button: it is on every page of an account with an unconfirmed address. */
export function ConfirmationButton({ label, sent, failed, offline }: Props) {
  const [isPending, setPending] = useState(false);
  async function send() {
    setPending(true);
    try {
      await api('POST', '/api/email-confirmation');
      toast.success(sent);
    } catch (error) {
      const message = error instanceof ApiError && !error.isNetwork ? error.problem.message : offline;
      toast.error(failed, message);
    } finally {
      setPending(false);
    }
  }
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => void send()}
      className={`${buttonClass('secondary', 'small')} shrink-0`}
    >
      {label}
    </button>
  );
}
