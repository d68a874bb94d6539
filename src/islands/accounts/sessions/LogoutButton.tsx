import { LogOut } from 'lucide-react';
import { rememberToken } from '#islands/api.ts';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { dropAllDrafts } from '#islands/ui/drafts.ts';
import { readStored } from '#islands/ui/storage.ts';
import type { IslandTexts } from '#islands/ui/make-texts.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

type LogoutProps = {
  next: string;
  /** A button among others of the page; by default an entry of the navigation. */
  isInPage?: boolean;
};

async function readMessage(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}

function Logout({ next, isInPage = false }: LogoutProps) {
  const { t } = useTexts();
  const logOut = async () => {
    const token = readStored('localStorage', 'auth_token');
    const response = await fetch('/api/logout', {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }).catch(() => null);
    if (response?.ok || response?.status === 401) {
      rememberToken(null);
      dropAllDrafts();
      toast.afterNavigation('success', { message: t('layout:portal.loggedOut') });
      location.assign(next);
      return;
    }
    // A phone's open navigation is in the top layer and would cover the toast.
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    const message = response ? await readMessage(response) : t('ui:states.offline');
    toast.error(t('layout:portal.logoutFailed'), message);
  };
  return (
    <button
      type="button"
      onClick={() => void logOut()}
      className={
        isInPage
          ? buttonClass('primary')
          : 'flex min-h-entry w-full items-center gap-2.5 rounded-control px-2.5 text-sm text-ink-soft hover:bg-paper hover:text-ink'
      }
    >
      <LogOut size={18} aria-hidden="true" className="shrink-0" />
      {t('layout:portal.logout')}
    </button>
  );
}

/** Removes the token, clears the user and shows a toast (specification section 4). */
export function LogoutButton({ dictionary, ...props }: LogoutProps & { dictionary: IslandTexts }) {
  return (
    <TextsProvider dictionary={dictionary}>
      <Logout {...props} />
    </TextsProvider>
  );
}
