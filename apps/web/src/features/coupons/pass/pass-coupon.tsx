import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { Link2, Share2 } from 'lucide-react';
import { Button } from '@baeon/ui/components/button.tsx';
import { fitsShareSheet, sharedBySheet } from '@baeon/ui/device/share.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts } from '../coupon-texts.ts';
import { PassByNumber } from './pass-by-number.tsx';
import { usePassLink, usePassOn } from './pass-api.ts';
import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { fullNumber } from '@baeon/ui/lib/format/phone-format.ts';

type Props = { held: HeldCoupon; onDone: () => void };

/** Two ways to pass a coupon on; once that is done, the link to send. */
export function PassCoupon({ held, onDone }: Props) {
  const { give: texts } = useTexts(couponTexts);
  const link = usePassLink(held);
  const passOn = usePassOn(held.coupon.id);

  async function shareLink(): Promise<void> {
    const made = await passOn.mutateAsync(held.pass?.to_mobile_number ?? null).catch(() => null);
    // Where there is no such sheet, the link stands here to be copied.
    if (made) await sharedBySheet(passShareData(made.coupon, made.link));
  }

  if (held.pass && link !== null) return <PassLink held={held} link={link} onDone={onDone} />;
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
      <PassByNumber couponId={held.coupon.id} />
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

type PassLinkProps = { held: HeldCoupon; link: string; onDone: () => void };

/** The coupon waits for a friend: what happens now, and the link once more. */
function PassLink({ held, link, onDone }: PassLinkProps) {
  const { link: texts } = useTexts(couponTexts);
  const number = held.pass?.to_mobile_number ?? null;
  const share = passShareData(held, link);
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-pretty">
        {number === null ? texts.ready : texts.sending(fullNumber(number))}
      </p>
      <CopyBox text={link} label={texts.label} look="lines" />
      {fitsShareSheet(share) && (
        <Button kind="secondary" onClick={() => void sharedBySheet(share)}>
          <Share2 aria-hidden="true" className="size-5 shrink-0" />
          {texts.share}
        </Button>
      )}
      <Button onClick={onDone}>{texts.done}</Button>
    </div>
  );
}

/** What goes along with the link of a pass. */
function passShareData({ campaign, advertiser }: HeldCoupon, url: string): ShareData {
  return {
    title: campaign.title,
    text: textsOf(couponTexts).link.message(campaign.title, advertiser.name),
    url,
  };
}
