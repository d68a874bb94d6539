import type { ReactNode } from 'react';
import { badgeClass, type BadgeTone } from './badge-styles.ts';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={badgeClass(tone)}>{children}</span>;
}
