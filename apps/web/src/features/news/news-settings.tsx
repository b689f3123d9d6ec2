import type { PushSettings as Settings } from '@baeon/contracts/push/push-wire';
import { BellOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LoadTrouble } from '../../components/ui/load-trouble.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { uiTexts } from '../../components/ui/ui-texts.ts';
import { browserName } from '../../device/browser-name.ts';
import { useTexts } from '../../lib/texts.ts';
import { useNews, useSaveSettings } from './news-api.ts';
import { NewsSwitch } from './news-switch.tsx';
import { newsTexts } from './news-texts.ts';
import { QuietHours } from './quiet-hours.tsx';
import { type DeviceNews, useDeviceNews } from './use-device-news.ts';

const card = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-raised';

/** Whether news reach this device, of what a person wants to hear, and when not. */
export function NewsSettings() {
  const texts = useTexts(newsTexts);
  const news = useNews();
  const device = useDeviceNews();

  if (device.standing === null || news.isPending) return <NewsSettingsSkeleton />;
  const elsewhere = (news.data?.devices ?? 0) - (device.standing === 'on' ? 1 : 0);
  return (
    <div className="flex flex-col gap-6">
      <ThisDevice {...device} standing={device.standing}>
        {elsewhere > 0 && device.standing !== 'on' && texts.device.elsewhere(elsewhere)}
      </ThisDevice>
      {news.data ? (
        // Without a device there is nothing to choose for.
        news.data.devices > 0 && <Choices settings={news.data.settings} />
      ) : news.isError ? (
        <LoadTrouble title={texts.notLoaded} of={news} />
      ) : null}
    </div>
  );
}

type DeviceProps = DeviceNews & {
  standing: NonNullable<DeviceNews['standing']>;
  children: ReactNode;
};

function ThisDevice(props: DeviceProps) {
  const { standing, busy, failure, turnOn, turnOff, children } = props;
  const { device: texts } = useTexts(newsTexts);
  if (standing !== 'on' && standing !== 'off') {
    const told = texts[standing];
    return <CannotHere>{typeof told === 'string' ? told : told(browserName())}</CannotHere>;
  }
  return (
    <div>
      <div className={card}>
        <NewsSwitch
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

const topics = ['new_deals', 'ending_coupons'] as const;

function Choices({ settings }: { settings: Settings }) {
  const { topics: texts } = useTexts(newsTexts);
  const save = useSaveSettings();
  const titleId = useId();
  return (
    <>
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="mb-2 font-bold">
          {texts.title}
        </h3>
        <div className={card}>
          {topics.map((topic) => (
            <NewsSwitch
              key={topic}
              label={texts[topic]}
              on={settings[topic]}
              onChange={(on) => save({ [topic]: on })}
            />
          ))}
        </div>
      </section>
      <QuietHours settings={settings} onChange={save} />
    </>
  );
}

/** In the measures of a device that is off, which is what most come for. */
function NewsSettingsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <Skeleton className="h-24 rounded-card!" />
    </div>
  );
}
