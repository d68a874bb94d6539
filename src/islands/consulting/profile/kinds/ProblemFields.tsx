import { useRef } from 'react';
import { FIGURE_SOURCES } from '#features/consulting/profile/row-fields.values.ts';
import { proposedStake } from '#features/consulting/profile/stake/stake.rules.ts';
import { STAKES } from '#features/consulting/profile/stake/stake.values.ts';
import { useNamedLists } from '#islands/consulting/profile/profile-lists.tsx';
import { currencySign } from '#shared/numbers/money-text.ts';
import { Button } from '#islands/ui/Button.tsx';
import { NumberField } from '#islands/ui/NumberField.tsx';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { TextArea } from '#islands/ui/TextField.tsx';
import { FiguresDisclosure } from '#islands/consulting/profile/FiguresDisclosure.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LevelField } from '#islands/consulting/profile/LevelField.tsx';
import { LinkSelect } from '#islands/consulting/profile/LinkSelect.tsx';
import { QuantityHints } from '#islands/consulting/profile/reading/QuantityHints.tsx';
import { ReadingField } from '#islands/consulting/profile/reading/ReadingField.tsx';
import type { Fields } from './row-kind.ts';

const FIGURES = [
  'departmentId',
  'hoursPerWeek',
  'people',
  'incidentsPerMonth',
  'incidentCostCents',
  'tiedUpCents',
  'ownerContactId',
  'source',
  'stake',
];

export const ProblemFields: Fields = ({ field, t }) => {
  const { tag } = useTexts();
  const sign = currencySign(useNamedLists().currency, tag);
  const summary = useRef<HTMLElement>(null);
  const proposed = field('stake').value === '' ? proposedStake(field('description').value) : undefined;
  return (
    <>
      <TextArea {...field('description')} label={t('consulting:problem.description')} isRequired autoFocus />
      <QuantityHints field={field} onDone={() => summary.current?.focus()} />
      <ReadingField field={field} />
      <LevelField
        {...field('priority')}
        kind="problem"
        label={t('consulting:problem.priority')}
        lowLabel={t('consulting:problem.priorityLow')}
        highLabel={t('consulting:problem.priorityHigh')}
      />
      {proposed === undefined ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>
            {t('consulting:problem.stakeProposed', { stake: t(`consulting:problem.stakes.${proposed}`) })}
          </span>
          <Button size="small" onPress={() => field('stake').onChange(proposed)}>
            {t('consulting:problem.confirmReading')}
          </Button>
        </div>
      )}
      <FiguresDisclosure
        names={FIGURES}
        field={field}
        lead={t('consulting:figure.lead')}
        summaryRef={summary}
      >
        <NumberField {...field('hoursPerWeek')} label={t('consulting:problem.hoursPerWeek')} />
        <NumberField {...field('people')} label={t('consulting:problem.people')} isWhole />
        <NumberField {...field('incidentsPerMonth')} label={t('consulting:problem.incidentsPerMonth')} />
        <NumberField
          {...field('incidentCostCents')}
          label={t('consulting:problem.incidentCost', { currency: sign })}
        />
        <NumberField
          {...field('tiedUpCents')}
          label={t('consulting:problem.tiedUp', { currency: sign })}
          description={t('consulting:problem.tiedUpHelp')}
        />
        <LinkSelect
          {...field('departmentId')}
          list="departments"
          label={t('consulting:problem.department')}
        />
        <LinkSelect {...field('ownerContactId')} list="contacts" label={t('consulting:figure.owner')} />
        <OptionalSelect
          {...field('stake')}
          label={t('consulting:problem.stake')}
          description={t('consulting:problem.stakeHelp')}
          noneLabel={t('consulting:figure.notStated')}
          options={STAKES.map((id) => ({ id, label: t(`consulting:problem.stakes.${id}`) }))}
        />
        <OptionalSelect
          {...field('source')}
          label={t('consulting:problem.source')}
          noneLabel={t('consulting:figure.notStated')}
          options={FIGURE_SOURCES.map((id) => ({ id, label: t(`consulting:problem.sources.${id}`) }))}
        />
      </FiguresDisclosure>
    </>
  );
};
