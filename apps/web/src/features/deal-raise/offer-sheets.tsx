import type { StoreOffer } from '@baeon/contracts/deal-raise/bargains-wire';
import { type FormEvent, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import type { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { Answer } from './bargain-api.ts';
import { bargainTexts } from './bargain-texts.ts';
import { offerPriceText } from './offer-card.tsx';

type Props = {
  sheet: ReturnType<typeof useSheetParam>;
  offers: readonly StoreOffer[];
  answer: (what: Answer) => Promise<void>;
  underWay: Answer | null;
};

/** What is asked before something is said that cannot be unsaid. */
export function OfferSheets({ sheet, offers, answer, underWay }: Props) {
  const texts = useTexts(bargainTexts);
  const [what, bidId] = sheet.section?.split(' ') ?? [];
  const asked = offers.find(({ id }) => id === bidId);
  // Still to be read while its sheet slides away.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  // Stays busy: while it slides away, a second tap must not say it again.
  const isBusy = underWay !== null || sheet.section === null;

  async function say(said: Answer): Promise<void> {
    await answer(said);
    // Where it was refused, what is shown now says how it stands.
    sheet.close();
  }

  return (
    <>
      <Sheet
        open={what === 'accept' && asked !== undefined}
        title={last ? texts.acceptTitle(offerPriceText(last), last.store.name) : ''}
        onClose={sheet.close}
      >
        {last && (
          <SheetPart>
            <p className="mb-5 text-pretty text-ink-muted">
              {last.settled_at_once ? texts.acceptText : texts.joinText}
            </p>
            <Button
              className="w-full"
              loading={isBusy}
              onClick={() => void say({ what: 'accept', bid_id: last.id })}
            >
              {last.settled_at_once ? texts.accept : texts.join}
            </Button>
          </SheetPart>
        )}
      </Sheet>
      <Sheet
        open={what === 'counter' && asked !== undefined}
        title={last ? texts.priceTitle(last.store.name) : ''}
        onClose={sheet.close}
      >
        {last && (
          <SheetPart>
            <PriceForm
              key={last.id}
              busy={isBusy}
              onPrice={(price_rupees) =>
                void say({ what: 'counter', bid_id: last.id, price_rupees })
              }
            />
          </SheetPart>
        )}
      </Sheet>
      <Sheet open={what === 'close'} title={texts.closeTitle} onClose={sheet.close}>
        <SheetPart>
          <p className="mb-5 text-pretty text-ink-muted">{texts.closeText}</p>
          <Button
            kind="danger"
            className="w-full"
            loading={isBusy}
            onClick={() => void say({ what: 'close' })}
          >
            {texts.close}
          </Button>
        </SheetPart>
      </Sheet>
    </>
  );
}

function PriceForm({ busy, onPrice }: { busy: boolean; onPrice: (rupees: number) => void }) {
  const texts = useTexts(bargainTexts);
  const [isWrong, setWrong] = useState(false);

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('price');
    const digits = typeof typed === 'string' ? typed.replaceAll(/[₹,\s]/g, '') : '';
    const rupees = /^\d{1,8}$/.test(digits) ? Number(digits) : 0;
    setWrong(rupees === 0);
    if (rupees > 0 && !busy) onPrice(rupees);
  }

  return (
    <form noValidate onSubmit={submitted}>
      <p className="mb-4 text-pretty text-ink-muted">{texts.priceText}</p>
      <TextInput
        label={texts.price}
        name="price"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={12}
        error={isWrong ? texts.priceWrong : null}
      />
      <Button type="submit" className="w-full" loading={busy}>
        {texts.send}
      </Button>
    </form>
  );
}
