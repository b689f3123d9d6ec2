import { LONGEST_SHOWN_CODE } from '@baeon/contracts/counter/live-code';
import { Button } from '@baeon/ui/components/button.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { useFocusHandover } from '@baeon/ui/components/use-focus-handover.ts';
import { keepScreenOn } from '@baeon/ui/device/wake-lock.ts';
import { useOnline, useReconnect } from '@baeon/ui/lib/online.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { WifiOff } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CameraView } from './camera-view.tsx';
import { SeenCoupon } from './seen-coupon.tsx';
import { goOn, lookAt, type TakingParts, useTaking } from './take-coupon.ts';
import { takingTexts } from './taking-texts.ts';
import type { TakingState } from './taking-state.ts';
import { useWedge } from './use-wedge.ts';
import { RefusedPanel, TakenPanel, UnsurePanel } from './verdict-panels.tsx';

type Props = {
  parts: TakingParts;
  /** Who works here, and what else there is to do. */
  header: ReactNode;
};

/** Scan or type, look, take: all that a busy counter needs. */
export function TakingScreen({ parts, header }: Props) {
  const texts = useTexts(takingTexts);
  const state = useTaking();
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const isOpen = state.step === 'ready' || state.step === 'looking' || state.step === 'not-looked';

  const title = useFocusHandover<HTMLHeadingElement>(isOpen);

  const resume = useEffectEvent(() => void goOn(parts));
  useEffect(() => resume(), []);
  useReconnect(() => void goOn(parts));
  useEffect(keepScreenOn, []);
  useWedge(read);

  function read(text: string) {
    setTyped('');
    void lookAt(parts, text);
  }

  function submitted(event: FormEvent) {
    event.preventDefault();
    read(typed);
  }

  return (
    <>
      <div inert={!isOpen} className="flex flex-1 flex-col gap-4 px-4 pb-4">
        {header}
        <h1 ref={title} tabIndex={-1} className="sr-only">
          {texts.title}
        </h1>
        <CameraView onText={read} paused={!isOpen || state.step === 'looking'} />
        <form noValidate onSubmit={submitted}>
          <TextInput
            label={texts.field}
            name="code"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={LONGEST_SHOWN_CODE}
            className="text-2xl font-bold tracking-wider uppercase"
          />
          <Button
            type="submit"
            className="min-h-16 w-full text-lg"
            loading={state.step === 'looking'}
            disabled={typed.trim() === ''}
          >
            {texts.look}
          </Button>
        </form>
        <div role="status" className="empty:hidden">
          <Trouble state={state} online={online} />
        </div>
        {state.step === 'not-looked' && (
          <Button kind="secondary" onClick={() => void goOn(parts)}>
            {texts.tryAgain}
          </Button>
        )}
      </div>
      {!isOpen && <Panel state={state} parts={parts} />}
    </>
  );
}

function Trouble({ state, online }: { state: TakingState; online: boolean }) {
  const texts = useTexts(takingTexts);
  if (online && state.step !== 'not-looked') return null;
  return (
    <p className="flex items-center gap-3 rounded-field bg-sunken px-4 py-3 font-medium">
      <WifiOff aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        {state.step !== 'not-looked' ? (
          texts.offline
        ) : state.code.length < 20 ? (
          <>
            {online && state.message} {texts.kept(state.code)}
          </>
        ) : (
          state.message
        )}
      </span>
    </p>
  );
}

/** What lies over everything else until it is dealt with. */
function Panel({ state, parts }: { state: TakingState; parts: TakingParts }) {
  switch (state.step) {
    case 'seen':
      return <SeenCoupon of={state} parts={parts} />;
    case 'taking':
    case 'unsure':
      return <UnsurePanel state={state} onRetry={() => void goOn(parts)} />;
    case 'taken':
      return <TakenPanel taken={state.taken} parts={parts} />;
    case 'refused':
      return <RefusedPanel title={state.title} message={state.message} />;
    case 'ready':
    case 'looking':
    case 'not-looked':
      return null;
  }
}
