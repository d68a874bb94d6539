import type { KeyboardEvent, PointerEvent } from 'react';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import { FOCAL } from '#features/marketing/media/photograph.values.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { photographFile } from './photograph-file.ts';

export type Focal = Pick<Photograph, 'focalX' | 'focalY'>;
type Props = { photograph: Photograph; value: Focal; onChange: (focal: Focal) => void };

const STEP = 2;
const LONG_STEP = 10;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number): number => Math.min(FOCAL.max, Math.max(FOCAL.min, Math.round(share)));

/** Sets the focal point by a press, by dragging, and by the arrow keys, with Shift in larger steps. */
export function FocalPicker({ photograph, value, onChange }: Props) {
  const { t, inWorkspace } = useTexts();
  const { focalX, focalY } = value;

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      focalX: within(((clientX - left) / width) * 100),
      focalY: within(((clientY - top) / height) * 100),
    });
  }
  function move(event: KeyboardEvent) {
    const direction = KEYS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    onChange({
      focalX: within(focalX + direction[0] * step),
      focalY: within(focalY + direction[1] * step),
    });
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('marketing:photograph.focal')}
      aria-roledescription={t('marketing:photograph.plane')}
      aria-valuemin={FOCAL.min}
      aria-valuemax={FOCAL.max}
      aria-valuenow={focalX}
      aria-valuetext={t('marketing:photograph.place', { x: focalX, y: focalY })}
      onKeyDown={move}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}
      className="relative cursor-crosshair touch-none justify-self-center rounded-control select-none"
    >
      <img
        src={inWorkspace(photographFile(photograph))}
        width={photograph.widthPx}
        height={photograph.heightPx}
        alt=""
        draggable={false}
        className="max-h-[42vh] w-auto rounded-control"
      />
      <span
        aria-hidden="true"
        style={{ left: `${focalX}%`, top: `${focalY}%` }}
        className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#0009,inset_0_0_0_2px_#0009]"
      />
    </div>
  );
}
