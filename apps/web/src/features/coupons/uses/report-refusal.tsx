import { LONGEST_WORDS, type RefusalReason, refusalReasons } from '@baeon/contracts/honour/honour';
import type { OwnRefusal } from '@baeon/contracts/honour/honour-wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '@baeon/ui/components/button.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { ChoiceCheck, ChoiceGroup, ChoiceTile } from '@baeon/ui/components/form/choice-group.tsx';
import { TextArea } from '@baeon/ui/components/form/text-area.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { currentLocation } from '@baeon/ui/device/geolocation.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ownDateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { refusalTexts } from '../../../components/deal-parts/refusal-texts.ts';
import { ownRefusalOptions, reportRefusal } from './uses-api.ts';
import { usesTexts } from './uses-texts.ts';

/** Where a holder says that a store did not take a coupon, and reads what it answered. */
export function ReportRefusal({ couponId }: { couponId: string }) {
  const { report: texts } = useTexts(usesTexts);
  const found = useQuery(ownRefusalOptions(couponId));
  if (found.data?.refusal) return <Told refusal={found.data.refusal} />;
  if (found.data) return <ReportForm couponId={couponId} />;
  if (found.isError) return <LoadError title={texts.notLoaded} of={found} />;
  return <Skeleton className="h-80 rounded-card!" />;
}

function Told({ refusal: { store, reason, words, at, reply } }: { refusal: OwnRefusal }) {
  const { report: texts } = useTexts(usesTexts);
  const { reasons } = useTexts(refusalTexts);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty">{texts.told(store, ownDateText(at))}</p>
      <p className="font-semibold wrap-anywhere">
        {reason === 'other' ? words : reasons[reason]}
        {reason !== 'other' && words !== '' && (
          <span className="block font-normal text-ink-muted">{words}</span>
        )}
      </p>
      {reply === null ? (
        <p className="text-ink-muted">{texts.noReply}</p>
      ) : (
        <p className="rounded-field bg-sunken px-4 py-3 text-pretty wrap-anywhere">
          <span className="block text-sm text-ink-muted">{texts.reply(store)}</span>
          {reply}
        </p>
      )}
    </div>
  );
}

function ReportForm({ couponId }: { couponId: string }) {
  const { report: texts } = useTexts(usesTexts);
  const { reasons } = useTexts(refusalTexts);
  const client = useQueryClient();
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [words, setWords] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [mustBeThere, setMustBeThere] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason === null || sending) return;
    setSending(true);
    try {
      // Where they are is asked for only where nothing else speaks for them.
      const at = mustBeThere ? await currentLocation() : {};
      await reportRefusal(client, couponId, { reason, words: words.trim(), ...at });
      toast.success(texts.sent);
    } catch (error) {
      setRefused((error as Error).message);
      if (error instanceof ApiError && error.code === 'NOT_NEAR') setMustBeThere(true);
    }
    setSending(false);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <p className="mb-4 text-pretty text-ink-muted">{texts.intro}</p>
      <ChoiceGroup radio label={texts.reason}>
        {(choice) => (
          <div className="flex flex-col gap-2">
            {refusalReasons.map((each) => (
              <ChoiceTile
                {...choice}
                key={each}
                type="radio"
                name="reason"
                value={each}
                checked={reason === each}
                onChange={() => setReason(each)}
                className="gap-3 px-4"
              >
                <ChoiceCheck />
                {reasons[each]}
              </ChoiceTile>
            ))}
          </div>
        )}
      </ChoiceGroup>
      <TextArea
        label={reason === 'other' ? texts.wordsNeeded : texts.words}
        maxLength={LONGEST_WORDS}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div role="alert" className="text-sm text-pretty text-danger empty:hidden">
        {refused}
      </div>
      {mustBeThere && <p className="mt-1 text-sm text-ink-muted">{texts.shareHint}</p>}
      <Button
        type="submit"
        className="mt-4 w-full"
        loading={sending}
        disabled={reason === null || (reason === 'other' && words.trim() === '')}
      >
        {mustBeThere ? texts.share : texts.send}
      </Button>
    </form>
  );
}
