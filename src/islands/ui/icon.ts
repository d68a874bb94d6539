import type { ComponentType, SVGProps } from 'react';

/** Any icon of lucide-react, or one of our own with the same props. */
export type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
