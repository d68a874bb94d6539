type Figure = {
  label: string;
  value: string;
  detail?: string;
  /** Its value is a range: on a desk it gets the room of two words. */
  isWide?: boolean;
  /** List behind the figure. */
  href?: string | undefined;
  /** Whether the list below shows just the rows that the figure counts. */
  isPressed?: boolean;
  onPress?: (() => void) | undefined;
};

type Props = {
  /** Name of the list, where no heading tells what it sums up. */
  label?: string;
  figures: readonly Figure[];
};

const ACT =
  'text-left text-ink no-underline transition-colors duration-quick hover:bg-paper focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft';

/** The figures that a screen begins with, whole at every width: two in a row of a phone, all in one on a desk, each as wide. */
export function FigureStrip({ label, figures }: Props) {
  const isPlain = figures.every(({ detail }) => detail === undefined);
  const third = figures.length > 4 ? 'sm:basis-1/3' : 'sm:basis-1/4';
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap overflow-hidden rounded-panel border border-line bg-surface tabular-nums"
    >
      {figures.map((figure) => (
        <li
          key={figure.label}
          className={`-mt-px -ml-px flex grow basis-1/2 border-t border-l border-line *:min-w-0 *:flex-1 *:px-4 *:py-2.5 sm:*:px-5 sm:*:py-3 ${figure.isWide ? 'xl:basis-24' : 'xl:basis-0'} ${third}`}
        >
          <FigureTile {...figure} isPlain={isPlain} />
        </li>
      ))}
    </ul>
  );
}

/** Values stand in one line, also beside a label of two, or above a detail that some have. */
const placed = (isPlain: boolean) => `grid ${isPlain ? 'content-between' : 'content-start'}`;

type TileProps = Omit<Figure, 'isWide'> & {
  /** No figure of the strip has a detail. */
  isPlain: boolean;
};

function FigureTile({ label, value, detail, href, isPressed = false, onPress, isPlain }: TileProps) {
  const content = (
    <>
      <span className="block text-xs text-ink-soft">{label} </span>
      <span className="display block text-lg leading-tight sm:text-xl">{value} </span>
      {detail === undefined ? null : (
        <span className={`block text-xs ${onPress ? 'text-accent-ink' : 'text-ink-soft'}`}>{detail}</span>
      )}
    </>
  );
  if (onPress)
    return (
      <button
        type="button"
        aria-pressed={isPressed}
        onClick={onPress}
        className={`${placed(isPlain)} ${ACT}`}
      >
        {content}
      </button>
    );
  return href === undefined ? (
    <div className={placed(isPlain)}>{content}</div>
  ) : (
    <a href={href} className={`${placed(isPlain)} ${ACT}`}>
      {content}
    </a>
  );
}
