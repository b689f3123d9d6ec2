import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Link2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { sharedBySheet } from '../../device/share.ts';
import { useTexts } from '../../lib/texts.ts';
import { couponTexts } from './coupon-texts.ts';
import { GiftLink } from './gift-link.tsx';
import { giftShare } from './gift-share.ts';
import { GiveByNumber } from './give-by-number.tsx';
import { usePassLink, usePassOn } from './pass-api.ts';

type Props = { held: HeldCoupon; onDone: () => void };

/** Two ways to give a coupon away; once it is offered, the link to send. */
export function GiveCoupon({ held, onDone }: Props) {
  const { give: texts } = useTexts(couponTexts);
  const link = usePassLink(held);
  const passOn = usePassOn(held.coupon.id);

  async function shareLink(): Promise<void> {
    const made = await passOn.mutateAsync(held.pass?.to_mobile_number ?? null).catch(() => null);
    // Where there is no such sheet, the link stands here to be copied.
    if (made) await sharedBySheet(giftShare(made.coupon, made.link));
  }

  if (held.pass && link !== null) return <GiftLink held={held} link={link} onDone={onDone} />;
  if (held.pass) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-ink-muted">{texts.linkShownOnce}</p>
        <MakeLink label={texts.newLink} of={passOn} onClick={() => void shareLink()} />
      </div>
    );
  }
  return (
    <>
      <p className="mb-5 text-pretty text-ink-muted">{texts.hint}</p>
      <GiveByNumber couponId={held.coupon.id} />
      <p aria-hidden="true" className="my-3 flex items-center gap-3 text-sm text-ink-muted">
        <span className="h-px flex-1 bg-line" />
        {texts.or}
        <span className="h-px flex-1 bg-line" />
      </p>
      <MakeLink label={texts.shareLink} of={passOn} onClick={() => void shareLink()} />
    </>
  );
}

type MakeLinkProps = {
  label: string;
  of: { isPending: boolean; error: Error | null };
  onClick: () => void;
};

function MakeLink({ label, of: { isPending, error }, onClick }: MakeLinkProps) {
  return (
    <div>
      <Button kind="secondary" loading={isPending} onClick={onClick} className="w-full">
        <Link2 aria-hidden="true" className="size-5 shrink-0" />
        {label}
      </Button>
      {error && (
        <p role="alert" className="pt-2 text-center text-sm text-danger">
          {error.message}
        </p>
      )}
    </div>
  );
}
