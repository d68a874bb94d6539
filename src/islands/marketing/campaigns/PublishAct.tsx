import { Eye, Globe } from 'lucide-react';
import { Button } from '#islands/ui/Button.tsx';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { Publishing } from './use-publishing.ts';

/** The act of a landing page: publish it; where that is not possible, see it. */
export function PublishAct({ of }: { of: Publishing }) {
  const { t } = useTexts();
  if (of.isHindered)
    return (
      <a href={of.preview} className={buttonClass('primary')} onClick={of.show}>
        <Eye size={18} aria-hidden="true" className="-ml-0.5 shrink-0" />
        {t('marketing:page.preview')}
      </a>
    );
  return (
    <Button
      className="act"
      variant={of.isLive && !of.isChanged ? 'secondary' : 'primary'}
      icon={Globe}
      onPress={of.publish}
    >
      {t(of.isLive ? 'marketing:page.publishAgain' : 'marketing:page.publish')}
    </Button>
  );
}
