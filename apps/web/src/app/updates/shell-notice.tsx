import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useOnline } from '@baeon/ui/lib/online.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { shellTexts } from '../shell/shell-texts.ts';
import {
  isUpdateReady,
  subscribeToUpdate,
  takeUpdate,
} from '@baeon/ui/service-worker/worker-updates.ts';

/** What concerns the whole app, in the top bar's free middle: nothing moves and nothing is covered. */
export function ShellNotice() {
  const online = useOnline();
  const updateReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady);
  return (
    <div role="status" className="flex min-w-0 flex-1 justify-end">
      {!online ? <Offline /> : updateReady && <Update />}
    </div>
  );
}

function Offline() {
  const texts = useTexts(shellTexts);
  return (
    <p className="flex min-w-0 items-center gap-[6px] rounded-full bg-sunken px-[12px] py-[6px] text-[13px] leading-[16px] font-semibold text-ink-muted">
      <WifiOff aria-hidden="true" className="size-[16px] shrink-0" />
      <span className="truncate">{texts.offline}</span>
    </p>
  );
}

function Update() {
  const { update: texts } = useTexts(shellTexts);
  return (
    <p className="flex min-w-0 items-center gap-[8px] text-right text-[13px] leading-[16px] text-ink-muted">
      <span className="line-clamp-2 max-w-[112px] max-[22rem]:sr-only">{texts.ready}</span>
      <button
        type="button"
        onClick={takeUpdate}
        className="flex min-h-touch shrink-0 items-center rounded-full bg-brand-soft px-[14px] text-[14px] font-semibold text-link hover:underline"
      >
        {texts.action}
      </button>
    </p>
  );
}
