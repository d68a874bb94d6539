import type { InboxFolder } from '#features/leads/inbox/inbox.rules.ts';
import { ButtonLink } from '#islands/ui/ButtonLink.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type Props = { folder: InboxFolder; hasSite: boolean; contactForm: string };

/** Empty state: the inbox explains where entries come from, with a link; other folders are just empty. */
export function InboxEmpty({ folder, hasSite, contactForm }: Props) {
  const { t } = useTexts();
  if (folder !== 'inbox')
    return (
      <EmptyState title={t('leads:inbox.emptyFolder')}>
        {t(
          folder === 'suspected'
            ? 'leads:inbox.emptySuspectedText'
            : folder === 'archived' || folder === 'spam'
              ? 'leads:inbox.emptyFolderText'
              : 'leads:inbox.emptyReadText',
        )}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('leads:inbox.emptyTitle')}
      action={
        hasSite ? (
          <ButtonLink href={contactForm} variant="primary">
            {t('leads:inbox.toSite')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/comercia" variant="primary">
            {t('leads:inbox.toMarketing')}
          </ButtonLink>
        )
      }
    >
      {t(hasSite ? 'leads:inbox.emptyStaff' : 'leads:inbox.emptyUser')}
    </EmptyState>
  );
}
