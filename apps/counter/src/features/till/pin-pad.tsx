import { PIN_LENGTH } from '@baeon/contracts/counter/counter';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ArrowLeft, Delete } from 'lucide-react';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import type { PinEvent, PinState } from './pin-state.ts';
import { tillTexts } from './till-texts.ts';

type Props = {
  state: Exclude<PinState, { step: 'names' }>;
  dispatch: Dispatch<PinEvent>;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const key =
  'grid min-h-18 place-items-center rounded-card text-3xl font-bold active:scale-95 hover:bg-brand-soft';
const digitKey = classNames(key, 'border border-line-strong bg-raised');

/** Keys for a thumb; a keyboard's own work as well. */
export function PinPad({ state, dispatch }: Props) {
  const texts = useTexts(tillTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const refusal = state.step === 'pin' ? state.refusal : null;

  useEffect(() => heading.current?.focus(), []);
  const pressed = useEffectEvent(({ key: pressedKey }: KeyboardEvent) => {
    if (/^\d$/.test(pressedKey)) dispatch({ type: 'pressed', digit: pressedKey });
    if (pressedKey === 'Backspace') dispatch({ type: 'erased' });
    if (pressedKey === 'Escape') dispatch({ type: 'back' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className="mx-auto flex w-full max-w-90 flex-1 flex-col justify-end gap-4 py-4 sm:justify-center">
      <h1 ref={heading} tabIndex={-1} className="text-center text-2xl font-extrabold wrap-anywhere">
        {texts.pinOf(state.staff.name)}
      </h1>
      <p role="status" className="sr-only">
        {texts.entered(state.digits.length)}
      </p>
      <div aria-hidden="true" className="flex h-6 items-center justify-center gap-5">
        {state.step === 'checking' ? (
          <Spinner />
        ) : (
          Array.from({ length: PIN_LENGTH }, (_, at) => (
            <span
              key={at}
              className={classNames(
                'size-5 rounded-full border-2 border-ink',
                at < state.digits.length && 'bg-ink',
              )}
            />
          ))
        )}
      </div>
      <p role="alert" className="min-h-12 text-center font-semibold text-balance text-danger">
        {refusal}
      </p>
      <div className="grid grid-cols-3 gap-3">
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            onClick={() => dispatch({ type: 'pressed', digit })}
            className={digitKey}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={texts.otherName}
          title={texts.otherName}
          onClick={() => dispatch({ type: 'back' })}
          className={key}
        >
          <ArrowLeft aria-hidden="true" className="size-8" />
        </button>
        <button
          type="button"
          onClick={() => dispatch({ type: 'pressed', digit: '0' })}
          className={digitKey}
        >
          {'0'}
        </button>
        <button
          type="button"
          aria-label={texts.erase}
          title={texts.erase}
          onClick={() => dispatch({ type: 'erased' })}
          className={key}
        >
          <Delete aria-hidden="true" className="size-8" />
        </button>
      </div>
    </div>
  );
}
