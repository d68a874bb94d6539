/** An SVG, because its width is an attribute: the CSP blocks style attributes. */
export function Bar({ percentage, fill }: { percentage: number; fill: string }) {
  return (
    <svg className="h-2 w-full overflow-hidden rounded-[2px] bg-track" aria-hidden="true">
      <rect width={`${percentage}%`} height="100%" className={fill} />
    </svg>
  );
}

export const BAR_HEAD = 'flex items-baseline justify-between gap-3 text-sm';
