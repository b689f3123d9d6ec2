import { endOfDay } from '@baeon/contracts/common/local-date';
import type { DealForm, DealSetting } from '@baeon/contracts/counter/store-deals-wire';
import {
  dealCardClass,
  DealCardFace,
  dealCardTitleClass,
} from '@baeon/ui/components/deals/deal-card-face.tsx';
import { DealView } from '@baeon/ui/components/deals/deal-view.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealEditorTexts } from './deal-editor-texts.ts';
import { readForm } from './deal-form.ts';

/** Until somebody says how many there are. */
const USUAL_TOTAL = 100;

type Props = { id: string; form: DealForm; setting: DealSetting; issued: number };

/** The card and the page of a deal, by the parts that shoppers see them by, as it is typed. */
export function DealPreview({ id, form, setting, issued }: Props) {
  const texts = useTexts(dealEditorTexts);
  const { body } = readForm(form, texts);
  const { store, time_zone, pictures, today } = setting;
  const title = body.title || texts.untitled;
  const image = body.image ?? pictures[0]!;
  const saving = body.saving?.amount ? body.saving : null;
  const left = Math.max(0, (body.total || USUAL_TOTAL) - issued);
  const expiry_date = endOfDay(body.ends_on || today, time_zone).toISOString();
  return (
    <section aria-label={texts.preview} className="flex flex-col gap-3">
      <h3 className="text-lg font-bold">{texts.preview}</h3>
      <p className="text-sm text-ink-muted">{texts.onCard}</p>
      <div className={dealCardClass}>
        <DealCardFace
          deal={{
            campaign_id: id,
            title,
            image,
            expiry_date,
            deals_left: left,
            store: { name: store.name, logo: store.image },
            time_zone,
            saving,
            distance_km: null,
            state: 'live',
          }}
          title={
            <p className="leading-5 font-bold wrap-anywhere">
              <span className={dealCardTitleClass}>{title}</span>
            </p>
          }
        />
      </div>
      <p className="text-sm text-ink-muted">{texts.inFull}</p>
      <div className="flex flex-col gap-5">
        <DealView
          deal={{
            campaign: { id, title, description: body.description, image, deals_available: left },
            coupon: {
              code: null,
              campaign_id: id,
              deals_available: left,
              expiry_date,
              is_claimed: false,
            },
            saving,
            minimum_bill_rupees: body.minimum_bill_rupees || null,
            use_hours: body.use_hours,
            terms: body.terms,
            time_zone,
          }}
          store={
            <div className="mt-3 flex items-center gap-3">
              <Picture
                src={store.image}
                name={store.name}
                width={48}
                height={48}
                className="size-12 rounded-control"
              />
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{store.name}</span>
                <span className="text-sm text-ink-muted">{lastSegment(store.category)}</span>
              </span>
            </div>
          }
        />
      </div>
    </section>
  );
}
