import type { TakeOverCodeResult } from '@baeon/contracts/counter/counter-wire';
import { otpProblem } from '@baeon/contracts/auth/otp';
import { Button } from '@baeon/ui/components/button.tsx';
import { CodeField, ResendCode } from '@baeon/ui/components/form/code-field.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { counterWire } from '../../config/counter-config.ts';
import { callPerson } from '../../lib/person-api.ts';
import { counterAccountTexts } from './account-texts.ts';

type Props = { storeId: string; name: string; onOwned: () => void };

/** Whoever reads what is sent to the listed phone of a store without an owner is its owner. */
export function TakeOver({ storeId, name, onOwned }: Props) {
  const texts = useTexts(counterAccountTexts);
  const queries = useQueryClient();
  const [otp, setOtp] = useState('');
  const take = counterWire.things(storeId, 'take-over');
  const send = useMutation({
    mutationFn: () => callPerson<TakeOverCodeResult>(`${take}/send-otp`, { method: 'POST' }),
    onSuccess: () => setOtp(''),
  });
  const own = useMutation({
    mutationFn: () => callPerson(take, { method: 'POST', body: { otp } }),
    async onSuccess() {
      toast.success(texts.owned);
      await queries.invalidateQueries({ queryKey: ['me'] });
      onOwned();
    },
  });

  function submitted(event: FormEvent) {
    event.preventDefault();
    if (send.data && !own.isPending && otpProblem(otp) === null) own.mutate();
  }

  return (
    <>
      <h1 className="text-3xl font-extrabold text-balance wrap-anywhere">
        {texts.takeOverTitle(name)}
      </h1>
      <p className="text-pretty text-ink-muted">{texts.takeOverText}</p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {send.error?.message}
      </p>
      {send.data ? (
        <form noValidate onSubmit={submitted}>
          <CodeField
            ref={null}
            value={otp}
            error={own.error?.message ?? null}
            hint={texts.codeSent(send.data.phone_ends_in)}
            sentRound={send.submittedAt}
            locked={own.isPending}
            onDigits={setOtp}
          />
          <Button type="submit" className="w-full" loading={own.isPending}>
            {texts.becomeOwner}
          </Button>
          <ResendCode
            resendAt={send.submittedAt + send.data.resend_after_seconds * 1000}
            resending={send.isPending}
            busy={own.isPending}
            onResend={() => send.mutate()}
          />
        </form>
      ) : (
        <Button loading={send.isPending} onClick={() => send.mutate()}>
          {texts.sendCode}
        </Button>
      )}
    </>
  );
}
