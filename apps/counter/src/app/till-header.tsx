import { classNames } from '@baeon/ui/components/class-names.ts';
import { isOnline, useOnline } from '@baeon/ui/lib/online.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { CloudUpload, ListChecks, LogOut, Volume2, VolumeX, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormSheet, type SheetForm } from '../components/form-sheet.tsx';
import { offlineTexts } from '../features/taking/offline/offline-texts.ts';
import { useConflicts, useWaiting } from '../features/taking/offline/waiting-list.tsx';
import { setMuted, useMuted } from '../features/taking/signals.ts';
import { takingTexts } from '../features/taking/taking-texts.ts';
import { signOutAtTill } from '../features/till/till-api.ts';
import type { KeptTill } from '../features/till/till-state.ts';
import { tillTexts } from '../features/till/till-texts.ts';
import { counterTexts } from './counter-texts.ts';

type HeaderProps = { till: KeptTill; name?: string; children?: ReactNode };

/** Which till of which store this is, and whether it is offline: always. */
export function TillHeader({ till, name, children }: HeaderProps) {
  const texts = useTexts(counterTexts);
  const { waiting: waitingText } = useTexts(offlineTexts);
  const online = useOnline();
  const waiting = useWaiting(till.store.id);
  const Icon = online ? CloudUpload : WifiOff;
  const facts = [!online && texts.offline, waiting > 0 && waitingText(waiting)].filter(Boolean);
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-2 pt-1">
      <div className="min-w-0 flex-1 basis-32">
        <p className="truncate leading-5 font-bold">{till.store.name}</p>
        <p className="truncate text-sm text-ink-muted">
          {[till.till.name, name].filter(Boolean).join(' · ')}
        </p>
        <p role="status" className="empty:hidden">
          {facts.length > 0 && (
            <span
              className={classNames(
                'inline-flex items-center gap-1 text-sm font-bold',
                !online && 'text-danger',
              )}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {facts.join(' · ')}
            </span>
          )}
        </p>
      </div>
      {children}
    </header>
  );
}

type WorkingProps = { till: KeptTill; name: string; onToday: () => void };

/** And who works here, with what else there is to do. */
export function WorkingHeader({ till, name, onToday }: WorkingProps) {
  const texts = useTexts(tillTexts);
  const { mute, unmute } = useTexts(takingTexts);
  const offline = useTexts(offlineTexts);
  const muted = useMuted();
  const conflicts = useConflicts();
  const [leaving, setLeaving] = useState<SheetForm | null>(null);

  function leave() {
    if (isOnline()) return signOutAtTill();
    setLeaving({
      title: texts.signOutOffline,
      text: texts.signOutOfflineText,
      fields: [],
      submit: texts.signOut,
      danger: true,
      send: async () => signOutAtTill(),
    });
  }

  return (
    <>
      <TillHeader till={till} name={name}>
        <div className="ml-auto flex shrink-0">
          <HeaderButton label={texts.today} onPress={onToday}>
            <ListChecks aria-hidden="true" className="size-6" />
          </HeaderButton>
          <HeaderButton label={muted ? unmute : mute} onPress={() => setMuted(!muted)}>
            {muted ? (
              <VolumeX aria-hidden="true" className="size-6" />
            ) : (
              <Volume2 aria-hidden="true" className="size-6" />
            )}
          </HeaderButton>
          <HeaderButton label={texts.signOut} onPress={leave}>
            <LogOut aria-hidden="true" className="size-6" />
          </HeaderButton>
        </div>
      </TillHeader>
      {conflicts > 0 && (
        <p role="status" className="flex items-center gap-3 rounded-field bg-sunken py-1 pr-1 pl-4">
          <span className="min-w-0 flex-1 font-medium">{offline.conflicts(conflicts)}</span>
          <button
            type="button"
            onClick={onToday}
            className="min-h-touch shrink-0 rounded-control px-3 font-semibold text-link hover:bg-brand-soft"
          >
            {offline.show}
          </button>
        </p>
      )}
      <FormSheet form={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

type HeaderButtonProps = { label: string; onPress: () => void; children: ReactNode };

function HeaderButton({ label, onPress, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-12 place-items-center rounded-control hover:bg-brand-soft"
    >
      {children}
    </button>
  );
}
