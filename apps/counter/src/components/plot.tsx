import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { PlotShape } from './plot-shape.tsx';
import { plotTexts } from './plot-texts.ts';

/** When, in words, and how much. */
export type PlotPoint = { when: string; value: number };

type Props = {
  title: string;
  /** What the values are together, where that is another thing than their sum. */
  total?: string;
  points: readonly PlotPoint[];
  /** Bars for what can be told apart, a line for more than fits. */
  shape: 'bars' | 'line';
  /** Every one of them is one too many. */
  bad?: boolean;
  valueText?: (value: number) => string;
  /** What the columns of the table are called. */
  columns: readonly [when: string, value: string];
};

/** How much of something there was over some time: readable at a glance, and as a table behind it. */
export function Plot({
  title,
  points,
  shape,
  bad = false,
  columns,
  valueText = digitsText,
  total = valueText(points.reduce((sum, { value }) => sum + value, 0)),
}: Props) {
  const texts = useTexts(plotTexts);
  const peak = points.reduce<PlotPoint | null>(
    (most, point) => (point.value > (most?.value ?? 0) ? point : most),
    null,
  );
  const most = peak ? texts.most(valueText(peak.value), peak.when) : texts.none;
  return (
    <figure className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-raised px-4 pt-4 pb-1">
      <figcaption>
        <span className="block text-sm text-ink-muted">{title}</span>
        <span
          className={`block text-2xl font-bold tabular-nums ${bad && peak ? 'text-danger' : ''}`}
        >
          {total}
        </span>
        <span className="block text-sm text-ink-muted">{most}</span>
      </figcaption>
      <PlotShape
        label={`${title}: ${total}. ${most}`}
        values={points.map(({ value }) => value)}
        shape={shape}
        tone={bad ? 'text-danger' : 'text-brand'}
      />
      <p className="flex justify-between gap-4 text-xs text-ink-muted">
        <span>{points[0]?.when}</span>
        <span>{points.length > 1 && points.at(-1)?.when}</span>
      </p>
      <details>
        <summary className="flex min-h-touch cursor-pointer items-center text-sm font-semibold text-link">
          {texts.table}
        </summary>
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-ink-muted">
              <th className="py-1 pr-4 font-semibold wrap-anywhere">{columns[0]}</th>
              <th className="py-1 text-right font-semibold">{columns[1]}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line tabular-nums">
            {points.map(({ when, value }) => (
              <tr key={when}>
                <th scope="row" className="py-1 pr-4 text-left font-normal wrap-anywhere">
                  {when}
                </th>
                <td className="py-1 text-right">{valueText(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
