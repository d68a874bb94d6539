import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PageTexts } from '#i18n/page-texts.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import type { OwnWorkspace } from '#features/accounts/workspaces/own-workspace.types.ts';
import { WorkspacePanel } from './WorkspacePanel.tsx';

const naming = lazyComponent(async () => (await import('./NameDialog.tsx')).NameDialog);

type Props = {
  own: { id: number; username: string };
  workspaces: OwnWorkspace[];
  /** Whether there is a mail server. */
  isMailed: boolean;
  /** Opened by a link that says `?invite` or `?new`. */
  opens: 'invite' | 'new' | null;
};

export function WorkspacesPage({
  texts,
  ...props
}: Props & { texts: PageTexts<'ui' | 'accounts' | 'account' | 'layout'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Workspaces {...props} />
      <SessionDialog username={props.own.username} />
    </TextsProvider>
  );
}

function Workspaces({ own, workspaces: first, isMailed, opens }: Props) {
  const { t } = useTexts();
  const [workspaces, setWorkspaces] = useState(first);
  const [isAdding, setAdding] = useState(false);
  const toAdd = useOpening(naming);
  useEffect(() => {
    if (opens === 'new')
      void naming.load().then(
        () => setAdding(true),
        () => undefined,
      );
  }, [opens]);
  const replace = (id: number, next: OwnWorkspace | null) =>
    setWorkspaces((all) => all.flatMap((each) => (each.id === id ? (next ? [next] : []) : [each])));
  return (
    <div className="grid max-w-5xl gap-5 pt-4">
      <PlainButton
        variant="primary"
        icon={Plus}
        isPending={toAdd.isOpening}
        className="justify-self-start lg:-mt-14 lg:justify-self-end"
        {...prefetchOnIntent(naming)}
        onPress={() => void toAdd.whenLoaded(() => setAdding(true))}
      >
        {t('account:workspaces.add')}
      </PlainButton>
      {workspaces.map((workspace) => (
        <WorkspacePanel
          key={workspace.id}
          ownId={own.id}
          workspace={workspace}
          isMailed={isMailed}
          isInviting={opens === 'invite' && workspace.isChosen}
          onChanged={(next) => replace(workspace.id, next)}
          onGone={() => {
            if (workspace.isChosen) location.reload();
            else replace(workspace.id, null);
          }}
        />
      ))}
      {isAdding && <naming.Part onClose={() => setAdding(false)} />}
    </div>
  );
}
