import { LONGEST_REASON } from '@baeon/contracts/counter/counter';
import { Button } from '@baeon/ui/components/button.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { Sheet } from '@baeon/ui/components/sheet/sheet.tsx';
import { isPlainText } from '@baeon/contracts/common/plain-text';
import { said, textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { counterWire } from '../../config/counter-config.ts';
import { dropTakes, undoTake } from './offline/offline-takes.ts';
import { offlineTexts } from './offline/offline-texts.ts';
import type { TakingParts } from './take-coupon.ts';
import { takingTexts } from './taking-texts.ts';

type Props = {
  /** The redemption; null while none is to be undone. */
  id: string | null;
  call: TakingParts['call'];
  onClose: () => void;
  onUndone: () => void;
};

/** Here, where it was not sent yet: it is told with the rest then. Else by the server. */
async function undoTaken(call: Props['call'], id: string, reason: string): Promise<void> {
  if (!isPlainText(reason)) throw new Error(said('Please use letters that can be read'));
  const outcome = await undoTake(id, reason.trim()).catch(() => 'not-here' as const);
  if (outcome === 'too-late') throw new Error(textsOf(offlineTexts).undoTooLate);
  if (outcome === 'undone') return;
  await call(counterWire.undo(id), { method: 'POST', body: { reason } });
  await dropTakes(({ redemption }) => redemption.id === id).catch(() => undefined);
}

/** Asks why, and brings the coupon back to life. */
export function UndoSheet({ id, call, onClose, onUndone }: Props) {
  const texts = useTexts(takingTexts);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function undo(event: FormEvent) {
    event.preventDefault();
    if (id === null || busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await undoTaken(call, id, reason);
      toast.success(texts.undone);
      setReason('');
      onClose();
      onUndone();
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet open={id !== null} title={texts.undoTitle} onClose={onClose}>
      <form noValidate onSubmit={(event) => void undo(event)} className="text-ink">
        <p className="mb-4 text-ink-muted">{texts.undoText}</p>
        <div className="mb-4 flex flex-wrap gap-2">
          {texts.undoReasons.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={reason === one}
              onClick={() => setReason(one)}
              className="min-h-touch rounded-full border border-line-strong px-4 text-sm font-semibold aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-link"
            >
              {one}
            </button>
          ))}
        </div>
        <TextInput
          label={texts.undoReason}
          name="reason"
          maxLength={LONGEST_REASON}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={refusal}
        />
        <Button type="submit" kind="danger" className="w-full" loading={busy}>
          {texts.undo}
        </Button>
      </form>
    </Sheet>
  );
}
