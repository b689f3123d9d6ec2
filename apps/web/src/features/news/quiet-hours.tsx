import type { PushSettings } from '@baeon/contracts/push/push-wire';
import { Dropdown } from '../../components/ui/dropdown.tsx';
import { useTexts } from '../../lib/texts.ts';
import { newsTexts } from './news-texts.ts';

/** '9:00 pm', as the reader writes the time. */
const hourText = (hour: number) =>
  new Date(2000, 0, 1, hour).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

type Props = {
  settings: PushSettings;
  onChange: (change: Pick<Partial<PushSettings>, 'quiet_from' | 'quiet_until'>) => void;
};

/** When nobody wants to be disturbed; the same hour twice is never. */
export function QuietHours({ settings, onChange }: Props) {
  const { quiet: texts } = useTexts(newsTexts);
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: hourText(hour),
  }));
  const { quiet_from: from, quiet_until: until } = settings;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{texts.title}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-3">
        <Dropdown
          label={texts.from}
          placeholder={texts.hour}
          options={hours}
          value={String(from)}
          onChange={({ target }) => onChange({ quiet_from: Number(target.value) })}
        />
        <Dropdown
          label={texts.until}
          placeholder={texts.hour}
          options={hours}
          value={String(until)}
          onChange={({ target }) => onChange({ quiet_until: Number(target.value) })}
        />
      </div>
      <p role="status" className="-mt-1 text-sm text-pretty text-ink-muted">
        {from === until ? texts.none : texts.hint}
      </p>
    </fieldset>
  );
}
