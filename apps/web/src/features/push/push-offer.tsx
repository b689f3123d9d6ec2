import { BellRing, CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { pushScreenTexts } from './push-texts.ts';
import { useDevicePush } from './use-device-push.ts';
import { pushDecision } from './push-delivery.ts';

/** Until the app is opened anew: nobody is asked twice in one visit. */
let putOff = false;

/** For tests, where one visit follows another. */
export function forgetPutOff(): void {
  putOff = false;
}

type Props = { topic: 'new_deals' | 'ending_coupons' | 'waitlists' };

/** Asks quietly, where somebody has just shown that they would want it. Never asks the browser by itself. */
export function PushOffer({ topic }: Props) {
  const { signedIn } = useSession();
  const { standing, busy, failure, isDone, turnOn } = useDevicePush();
  const [wasPutOff, setPutOff] = useState(putOff);
  const isOpen = standing === 'off' && pushDecision() === null && !wasPutOff;
  const wasAsked = busy || isDone || failure !== null;

  if (!signedIn || (!isOpen && !wasAsked) || wasPutOff) return null;
  if (isDone) return <Accepted topic={topic} />;
  return (
    <Question
      topic={topic}
      busy={busy}
      failure={failure}
      onYes={() => turnOn({ [topic]: true })}
      onLater={() => {
        putOff = true;
        setPutOff(true);
        // The button that has the focus goes with the card.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    />
  );
}

type QuestionProps = Props & {
  busy: boolean;
  failure: string | null;
  onYes: () => void;
  onLater: () => void;
};

const card = 'rounded-card bg-brand-soft px-gutter py-4';

function Question({ topic, busy, failure, onYes, onLater }: QuestionProps) {
  const { offer: texts } = useTexts(pushScreenTexts);
  const titleId = useId();
  const { title, text, yes } = texts[topic];
  return (
    <section aria-labelledby={titleId} className={card}>
      <div className="flex gap-[12px]">
        <BellRing aria-hidden="true" className="mt-0.5 size-[20px] shrink-0 text-link" />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="font-bold">
            {title}
          </h2>
          <p className="mt-0.5 text-sm text-pretty text-ink-muted">{text}</p>
        </div>
      </div>
      {failure && !busy && (
        <p role="alert" className="pt-3 text-sm text-pretty text-danger">
          {failure}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button loading={busy} onClick={onYes} className="flex-1 basis-28">
          {yes}
        </Button>
        <Button kind="secondary" onClick={onLater} className="flex-1 basis-28">
          {texts.later}
        </Button>
      </div>
    </section>
  );
}

/** Takes the focus over from the button that it stands in for, so that it is read out. */
function Accepted({ topic }: Props) {
  const { offer: texts } = useTexts(pushScreenTexts);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={told} tabIndex={-1} className={`${card} flex gap-[12px]`}>
      <CircleCheck aria-hidden="true" className="mt-0.5 size-[20px] shrink-0 text-positive" />
      <span className="min-w-0">
        <span className="block font-bold">{texts[topic].done}</span>
        <span className="block text-sm text-pretty text-ink-muted">{texts.change}</span>
      </span>
    </p>
  );
}
