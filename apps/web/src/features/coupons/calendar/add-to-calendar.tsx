import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { CalendarPlus } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '@baeon/ui/components/button.tsx';
import { appConfig } from '../../../config/app-config.ts';
import { heldCouponPath } from '../../../config/paths.ts';
import { saveFile, sharedBySheet } from '@baeon/ui/device/share.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { couponEvent } from './coupon-event.ts';
import { couponTexts } from '../coupon-texts.ts';

const TYPE = 'text/calendar';

function calendarFile(held: HeldCoupon): File {
  const { calendar: texts } = textsOf(couponTexts);
  const { campaign, advertiser, coupon } = held;
  const url = new URL(heldCouponPath(coupon.id), window.location.origin).href;
  const words = {
    title: texts.title(campaign.title, advertiser.name),
    description: texts.description(coupon.code, campaign.title, url),
    reminder: texts.reminder(campaign.title),
  };
  const text = couponEvent(held, words, { slug: appConfig.productSlug, url }, new Date());
  return new File([text], `coupon-${coupon.code}.ics`, { type: TYPE });
}

/** Hands the coupon's last day to the phone's calendar, by its own sheet or as a file. */
export function AddToCalendar({ held, className }: { held: HeldCoupon; className?: string }) {
  const texts = useTexts(couponTexts);

  async function pressed(): Promise<void> {
    const file = calendarFile(held);
    if (await sharedBySheet({ files: [file] })) return;
    saveFile(file.name, file);
    toast.success(texts.calendar.saved, { id: TYPE });
  }

  return (
    <Button kind="secondary" className={className} onClick={() => void pressed()}>
      <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
      {texts.calendar.add}
    </Button>
  );
}
