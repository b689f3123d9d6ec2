import type { PushSettings as Settings, PushSettings } from '@baeon/contracts/push/push-wire';
import { BellOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dropdown } from '@baeon/ui/components/form/dropdown.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { browserName } from '@baeon/ui/device/browser-name.ts';
import { timeOfDay } from '@baeon/ui/lib/format/time-of-day.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { PushSwitch } from './push-switch.tsx';
import { pushScreenTexts } from './push-texts.ts';
import { type DevicePush, useDevicePush } from './use-device-push.ts';
import { usePushSettings, useSavePushSettings } from './push-api.ts';

const card = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-raised';

/** Whether news reach this device, of what a person wants to hear, and when not. */
export function PushSettingsPanel() {
  const texts = useTexts(pushScreenTexts);
  const news = usePushSettings();
  const device = useDevicePush();

  if (device.standing === null || news.isPending) return <PushSettingsSkeleton />;
  const elsewhere = (news.data?.devices ?? 0) - (device.standing === 'on' ? 1 : 0);
  return (
    <div className="flex flex-col gap-6">
      <ThisDevice {...device} standing={device.standing}>
        {elsewhere > 0 && device.standing !== 'on' && texts.device.elsewhere(elsewhere)}
      </ThisDevice>
      {news.data ? (
        <Choices settings={news.data.settings} hasDevice={news.data.devices > 0} />
      ) : news.isError ? (
        <LoadError title={texts.notLoaded} of={news} />
      ) : null}
    </div>
  );
}

type DeviceProps = DevicePush & {
  standing: NonNullable<DevicePush['standing']>;
  children: ReactNode;
};

function ThisDevice(props: DeviceProps) {
  const { standing, busy, failure, turnOn, turnOff, children } = props;
  const { device: texts } = useTexts(pushScreenTexts);
  if (standing !== 'on' && standing !== 'off') {
    const told = texts[standing];
    return <CannotHere>{typeof told === 'string' ? told : told(browserName())}</CannotHere>;
  }
  return (
    <div>
      <div className={card}>
        <PushSwitch
          label={texts.label}
          hint={texts.hint}
          on={standing === 'on'}
          busy={busy}
          onChange={(on) => (on ? turnOn() : turnOff())}
        />
      </div>
      <p className="px-1 pt-2 text-sm text-ink-muted empty:hidden">{children}</p>
      {failure && !busy && (
        <p role="alert" className="px-1 pt-2 text-sm text-pretty text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}

function CannotHere({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-3 rounded-card bg-sunken px-4 py-4">
      <BellOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <span className="min-w-0 text-pretty">{children}</span>
    </p>
  );
}

const topics = [
  'new_deals',
  'ending_coupons',
  'saved_deals',
  'waitlists',
  'passes',
  'used_coupons',
] as const;

function Choices({ settings, hasDevice }: { settings: Settings; hasDevice: boolean }) {
  const { topics: texts } = useTexts(pushScreenTexts);
  const save = useSavePushSettings();
  const titleId = useId();
  return (
    <>
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="mb-2 font-bold">
          {texts.title}
        </h3>
        <div className={card}>
          {topics.map((topic) => (
            <PushSwitch
              key={topic}
              label={texts[topic]}
              on={settings[topic]}
              onChange={(on) => save({ [topic]: on })}
            />
          ))}
        </div>
      </section>
      {/* What is only read in the app disturbs nobody. */}
      {hasDevice && <QuietHours settings={settings} onChange={save} />}
    </>
  );
}

/** In the measures of a device that is off, which is what most come for. */
function PushSettingsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <Skeleton className="h-24 rounded-card!" />
    </div>
  );
}

const hourText = (hour: number) => timeOfDay(new Date(2000, 0, 1, hour));

type Props = {
  settings: PushSettings;
  onChange: (change: Pick<Partial<PushSettings>, 'quiet_from' | 'quiet_until'>) => void;
};

/** When nobody wants to be disturbed; the same hour twice is never. */
function QuietHours({ settings, onChange }: Props) {
  const { quiet: texts } = useTexts(pushScreenTexts);
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
