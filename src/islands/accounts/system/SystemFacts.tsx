import { Fragment, type ReactNode } from 'react';
import type { System } from '#features/accounts/system/system.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useFigures } from './use-figures.ts';

type Fact = { label: string; lines: (ReactNode | false)[] };

/** Facts without a judgement: labels and values over hairlines. */
export function SystemFacts({ system }: { system: System }) {
  const { t } = useTexts();
  const { time, bytes, number } = useFigures();
  const { version, node, disk, outbox, jobs, instances, key } = system;
  const facts: Fact[] = [
    {
      label: t('account:system.facts.version'),
      lines: [t('account:system.facts.versionOf', { version, node })],
    },
    {
      label: t('account:system.facts.key'),
      lines: [
        `${t(`account:system.facts.keys.${key.source}`)}: ${t(key.state === 'ok' ? 'account:system.facts.keyOk' : 'account:system.facts.keyDifferent')}`,
      ],
    },
    {
      label: t('account:system.facts.disk'),
      lines: [
        t('account:system.facts.diskOf', { free: bytes(disk.freeBytes), total: bytes(disk.totalBytes) }),
      ],
    },
    { label: t('account:system.facts.database'), lines: [bytes(disk.databaseBytes)] },
    { label: t('account:system.facts.backupFiles'), lines: [bytes(disk.backupBytes)] },
    {
      label: t('account:system.facts.outbox'),
      lines: [
        t('account:system.facts.outboxOf', {
          waiting: number(outbox.waiting),
          held: number(outbox.held),
          failed: number(outbox.failed),
        }),
        outbox.oldestAt !== null && t('account:system.facts.oldest', { when: time(outbox.oldestAt) }),
        outbox.sealedAway > 0 && t('account:system.facts.sealedAway', { count: outbox.sealedAway }),
      ],
    },
    {
      label: t('account:system.facts.jobs'),
      lines: [
        t('account:system.facts.jobsOf', {
          running: number(jobs.running.length),
          waiting: number(jobs.waiting),
          parked: number(jobs.parked),
        }),
        jobs.running.length > 0 && jobs.running.join(', '),
        jobs.failed > 0 && t('account:system.facts.jobsFailed', { count: jobs.failed }),
      ],
    },
    {
      label: t('account:system.facts.instances', { count: Math.max(1, instances.length) }),
      lines: instances.map(({ host, pid, startedAt, version: own }) => [
        t('account:system.facts.instanceOf', { host, pid: String(pid), when: time(startedAt) }),
        own === version ? '' : ` (${own})`,
      ]),
    },
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] border-t border-line text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(({ label, lines }) => (
        <Fragment key={label}>
          <dt className="pt-2.5 text-ink-soft sm:border-b sm:border-line sm:pb-2.5">{label}</dt>
          <dd className="border-b border-line pb-2.5 wrap-anywhere text-ink tabular-nums sm:pt-2.5">
            {lines.map((line, index) =>
              line === false ? null : (
                <span key={index} className={`block ${index > 0 ? 'text-xs text-ink-soft' : ''}`}>
                  {line}
                </span>
              ),
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
