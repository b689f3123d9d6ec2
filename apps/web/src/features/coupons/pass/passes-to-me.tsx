import type { PassPreview } from '@baeon/contracts/coupons/coupons-wire';
import { useId, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ValidTill } from '@baeon/ui/components/deals/valid-till.tsx';
import { Button } from '@baeon/ui/components/button.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { currentSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts } from '../coupon-texts.ts';
import { useAccept } from './pass-api.ts';

/** What friends pass to this person's number. */
export function PassesToMe({ passes }: { passes: readonly PassPreview[] }) {
  const { wallet: texts } = useTexts(couponTexts);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (passes.length === 0) return null;
  return (
    <section className="mb-5">
      <h2 id={titleId} ref={title} tabIndex={-1} className="mb-3 text-lg font-bold">
        {texts.fromFriends}
      </h2>
      <ul role="list" aria-labelledby={titleId} className="flex flex-col gap-3">
        {passes.map((pass) => (
          <PassToMe key={pass.id} pass={pass} onAccepted={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

function PassToMe({ pass, onAccepted }: { pass: PassPreview; onAccepted: () => void }) {
  const texts = useTexts(couponTexts);
  const accept = useAccept();
  const titleId = useId();

  function pressed(): void {
    accept.mutate(
      { pass_id: pass.id },
      {
        onSuccess: ({ msg }) => {
          toast.success(msg);
          onAccepted();
        },
        // Someone who was just signed out has been told why.
        onError: ({ message }) => void (currentSession().signedIn && toast.error(message)),
      },
    );
  }

  return (
    <li className="rounded-card bg-brand-soft p-4">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Picture
          src={pass.image}
          name={pass.advertiser.name}
          width={64}
          height={64}
          className="size-16 rounded-control"
        />
        <div className="min-w-0 flex-1 basis-36">
          <p className="text-sm text-ink-muted">{texts.gives(pass.from)}</p>
          <p id={titleId} className="leading-5 font-bold wrap-anywhere">
            {pass.title}
          </p>
          <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">{pass.advertiser.name}</p>
          <p className="mt-0.5 text-sm text-ink-muted">
            <ValidTill expiry={pass.expiry_date} timeZone={pass.time_zone} />
          </p>
        </div>
      </div>
      <Button
        loading={accept.isPending}
        onClick={pressed}
        aria-describedby={titleId}
        className="mt-4 w-full"
      >
        {texts.wallet.accept}
      </Button>
    </li>
  );
}
