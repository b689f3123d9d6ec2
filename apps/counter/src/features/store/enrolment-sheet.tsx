import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { clockText, useSecondsUntil } from '@baeon/ui/components/form/use-countdown.ts';
import { QrCode } from '@baeon/ui/components/qr-code.tsx';
import { Sheet } from '@baeon/ui/components/sheet/sheet.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { enrolmentLink } from '../../config/counter-config.ts';
import { storeAdminTexts } from './store-texts.ts';
import { type ListedTill, thingsQuery } from './store-api.ts';

const LOOK_EVERY_MS = 3000;

type Enrolment = { token: string; expires_at: string };
type Props = { storeId: string; enrolment: Enrolment | null; onClose: () => void };

/** The code that one phone becomes a till by, for as long as it works. */
export function EnrolmentSheet({ storeId, enrolment, onClose }: Props) {
  const texts = useTexts(storeAdminTexts);
  const [last, setLast] = useState(enrolment);
  if (enrolment && enrolment !== last) setLast(enrolment);
  return (
    <Sheet open={enrolment !== null} title={texts.makeTill} onClose={onClose}>
      {last && <Code key={last.token} storeId={storeId} enrolment={last} onEnrolled={onClose} />}
    </Sheet>
  );
}

type CodeProps = { storeId: string; enrolment: Enrolment; onEnrolled: () => void };

function Code({ storeId, enrolment: { token, expires_at }, onEnrolled }: CodeProps) {
  const texts = useTexts(storeAdminTexts);
  const seconds = useSecondsUntil(Date.parse(expires_at));
  const [madeAt] = useState(() => Date.now());
  // The phone may be anybody's, so it is the server that says when it is a till.
  const { data } = useQuery({
    ...thingsQuery<{ tills: ListedTill[] }>(storeId, 'tills'),
    refetchInterval: seconds > 0 && LOOK_EVERY_MS,
  });
  const [before] = useState(() => new Set(data?.tills.map(({ id }) => id)));
  const made = data?.tills.find(
    ({ id, enrolled_at }) => !before.has(id) && Date.parse(enrolled_at) > madeAt - 60_000,
  );
  const enrolled = useEffectEvent((name: string) => {
    toast.success(texts.tillMade(name));
    onEnrolled();
  });
  const name = made?.name;
  useEffect(() => {
    if (name !== undefined) enrolled(name);
  }, [name]);

  if (seconds === 0) return <p role="status">{texts.codeEnded}</p>;
  const link = enrolmentLink(token);
  return (
    <div className="flex flex-col items-center gap-4">
      <p className="text-center font-semibold text-balance">{texts.tillCode}</p>
      <QrCode text={link} label={texts.link} />
      <p className="text-ink-muted tabular-nums">{texts.codeEnds(clockText(seconds))}</p>
      <div className="w-full">
        <CopyBox text={link} label={texts.link} look="lines" />
      </div>
    </div>
  );
}
