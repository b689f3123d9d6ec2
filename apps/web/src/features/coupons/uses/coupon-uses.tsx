import type { Use } from '@baeon/contracts/honour/honour-wire';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { Sheet } from '@baeon/ui/components/sheet/sheet.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { momentText } from '../coupon-texts.ts';
import { ReportRefusal } from './report-refusal.tsx';
import { useUseFeed } from './uses-api.ts';
import { usesTexts } from './uses-texts.ts';

const JUST_NOW_MS = 5 * 60_000;

/** What became of somebody's coupons at stores, over whatever they look at, until they have said something. */
export default function CouponUses() {
  const texts = useTexts(usesTexts);
  const [reported, setReported] = useState<string | null>(null);
  const [[use], sayAllGood] = useUseFeed();
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+72px)] z-30 mx-auto w-full max-w-120 px-3"
      >
        {use && (
          <UseCard
            key={use.id + use.undone_at}
            use={use}
            onGood={sayAllGood}
            onReport={setReported}
          />
        )}
      </div>
      <Sheet open={reported !== null} title={texts.notTaken} onClose={() => setReported(null)}>
        {reported !== null && <ReportRefusal couponId={reported} />}
      </Sheet>
    </>
  );
}

type CardProps = {
  use: Use;
  onGood: (use: Use) => void;
  onReport: (couponId: string) => void;
};

function UseCard({ use, onGood, onReport }: CardProps) {
  const texts = useTexts(usesTexts);
  const now = useMinute();
  const titleId = useId();
  const { title, store, at, undone_at, coupon_id } = use;
  const isNew = now.getTime() - Date.parse(at) < JUST_NOW_MS;
  const good = () => onGood(use);
  const Icon = undone_at === null ? CircleCheck : Undo2;
  return (
    <section
      aria-labelledby={titleId}
      className="pointer-events-auto animate-rise rounded-card border border-line bg-raised p-4 shadow-float"
    >
      <div className="flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-positive" />
        <div className="min-w-0 flex-1">
          <p id={titleId} className="font-bold text-pretty wrap-anywhere">
            {undone_at !== null
              ? texts.undone(store)
              : isNew
                ? texts.usedNow(store)
                : texts.used(momentText(at), store)}
          </p>
          <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-muted">{title}</p>
        </div>
      </div>
      {undone_at === null ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p className="mr-auto font-semibold max-[359px]:w-full">{texts.allGood}</p>
          <Button
            kind="secondary"
            className="min-h-11! px-3! max-[359px]:flex-1"
            onClick={() => onReport(coupon_id)}
          >
            {texts.notTaken}
          </Button>
          <Button className="min-h-11! px-5!" onClick={good}>
            {texts.yes}
          </Button>
        </div>
      ) : (
        <div className="mt-3 flex justify-end">
          <Button className="min-h-11! px-5!" onClick={good}>
            {texts.ok}
          </Button>
        </div>
      )}
    </section>
  );
}
