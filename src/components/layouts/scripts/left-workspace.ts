import { dropDraftsIn, leftWorkspace, rememberWorkspace, typedIn } from '#islands/ui/tab-workspace.ts';

/**
 * A member who was removed comes to the personal workspace by the next page. LeftWorkspace.astro says so, with what the
 * tab holds unsaved of the workspace, until it is closed.
 */
export function tellOfLeftWorkspace(): void {
  const page = document.querySelector<HTMLElement>('[data-workspace-id]');
  const notice = document.querySelector<HTMLElement>('[data-left-workspace]');
  if (!page || !notice) return;
  const { userId = '', workspaceId: id = '', workspaceName: name = '', workspaceIds = '' } = page.dataset;
  const remember = () => rememberWorkspace({ userId, id, name });
  const left = leftWorkspace(userId, workspaceIds.split(' '));
  if (!left) return remember();
  for (const text of notice.querySelectorAll('[data-name]'))
    text.textContent = text.textContent.replace('{{name}}', left.name);
  const typed = notice.querySelector('textarea');
  if (typed) {
    typed.value = typedIn(left);
    if (typed.value !== '') typed.parentElement?.removeAttribute('hidden');
  }
  notice.querySelector('button')?.addEventListener('click', () => {
    dropDraftsIn(left);
    remember();
    notice.hidden = true;
  });
  notice.hidden = false;
}
