const HEIGHT = 60;
const STEP = 10;
/** What is small beside the rest is still something. */
const LEAST = 2.5;
const GAP = 0.18;

type Props = {
  label: string;
  values: readonly number[];
  shape: 'bars' | 'line';
  tone: 'text-brand' | 'text-danger';
};

/** The picture of a plot, as wide as there is room; a line where it stands on. */
export function PlotShape({ label, values, shape, tone }: Props) {
  const most = Math.max(...values, 1);
  const width = Math.max(values.length, 1) * STEP;
  const heightOf = (value: number) =>
    value <= 0 ? 0 : Math.max(LEAST, (value / most) * (HEIGHT - 2));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`h-20 w-full ${tone}`}
    >
      {shape === 'bars' ? (
        values.map((value, nth) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={nth}
            x={(nth + GAP / 2) * STEP}
            y={HEIGHT - heightOf(value)}
            width={STEP * (1 - GAP)}
            height={heightOf(value)}
            fill="currentColor"
          />
        ))
      ) : (
        <Line width={width} tops={values.map((value) => HEIGHT - heightOf(value))} />
      )}
      <line
        x1={0}
        x2={width}
        y1={HEIGHT}
        y2={HEIGHT}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
    </svg>
  );
}

function Line({ width, tops }: { width: number; tops: readonly number[] }) {
  const points = tops.map((top, nth) => `${(nth + 0.5) * STEP},${top}`);
  return (
    <>
      <polygon
        points={[`${STEP / 2},${HEIGHT}`, ...points, `${width - STEP / 2},${HEIGHT}`].join(' ')}
        fill="currentColor"
        opacity={0.18}
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
