import { Ban, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type {
  ChangeQuestionnaire,
  Questionnaire,
} from '#features/consulting/questionnaire/questionnaire.schema.ts';
import { QUESTIONNAIRE_DAYS } from '#features/consulting/questionnaire/questionnaire.values.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { Menu } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';

type Acts = {
  isPending: boolean;
  onChange: (link: Questionnaire, change: ChangeQuestionnaire) => void;
  onRevoke: (link: Questionnaire) => void;
};

export function QuestionnaireLinks({ links, ...acts }: Acts & { links: readonly Questionnaire[] }) {
  return (
    <ul className="divide-y divide-line">
      {links.map((link) => (
        <QuestionnaireLink key={link.id} link={link} {...acts} />
      ))}
    </ul>
  );
}

function QuestionnaireLink({ link, ...acts }: Acts & { link: Questionnaire }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const [isReading, setReading] = useState(false);
  const day = (iso: string) => formatDay(iso, tag, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {link.templateName}
          <Badge tone={link.state === 'sent' ? 'success' : 'neutral'}>
            {t(`consulting:ask.states.${link.state}`)}
          </Badge>
        </p>
        <p className="text-ink-soft">
          {[
            t('consulting:ask.answered', { count: link.answered, total: link.questions }),
            t('consulting:share.createdOn', { date: day(link.createdAt) }),
            t('consulting:share.expiresOn', { date: day(link.expiresAt) }),
          ].join(' · ')}
        </p>
      </div>
      {link.state === 'revoked' ? null : <LinkActs link={link} {...acts} />}
      {link.answered > 0 && (
        <Disclosure
          title={t('consulting:ask.answers')}
          className="w-full"
          isOpen={isReading}
          onOpenChange={setReading}
        >
          {isReading && <GivenAnswers link={link} />}
        </Disclosure>
      )}
    </li>
  );
}

function LinkActs({ link, isPending, onChange, onRevoke }: Acts & { link: Questionnaire }) {
  const { t, tag } = useTexts();
  const date = formatDateTime(link.createdAt, tag, useTimeZone());
  const extend = t('consulting:ask.extendThis', { date });
  return (
    <div className="flex flex-wrap gap-2">
      {link.state === 'sent' ? (
        <Button size="small" isDisabled={isPending} onPress={() => onChange(link, { reopen: true })}>
          {t('consulting:ask.reopen')}
        </Button>
      ) : null}
      <Menu
        label={extend}
        entries={QUESTIONNAIRE_DAYS.map((days) => ({
          id: String(days),
          label: t('consulting:ask.daysFromToday', { count: days }),
          onAction: () => onChange(link, { days }),
        }))}
        trigger={
          <Button size="small" icon={CalendarPlus} aria-label={extend} isDisabled={isPending}>
            {t('consulting:ask.extend')}
          </Button>
        }
      />
      <Button
        variant="quiet"
        size="small"
        icon={Ban}
        aria-label={t('consulting:share.revokeThis', { date })}
        isDisabled={isPending}
        onPress={() => onRevoke(link)}
      >
        {t('consulting:share.revoke')}
      </Button>
    </div>
  );
}
