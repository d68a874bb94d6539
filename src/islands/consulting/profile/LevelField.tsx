import { RatingSlider } from '#islands/ui/RatingSlider.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { LEVELS } from './levels.ts';

type Props = FieldBinding & {
  kind: 'department' | 'problem' | 'strength';
  label: string;
  lowLabel: string;
  highLabel: string;
};

/** A level from 1 to 5, with what the chosen one looks like in a company. */
export function LevelField({ kind, name, value, onChange, error: _never, ...labels }: Props) {
  const { t } = useTexts();
  const level = LEVELS.find((each) => each === value);
  return (
    <RatingSlider
      {...labels}
      name={name}
      value={Number(value)}
      onChange={(next) => onChange(String(next))}
      rubric={level && t(`consulting:${kind}.levels.${level}`)}
    />
  );
}
