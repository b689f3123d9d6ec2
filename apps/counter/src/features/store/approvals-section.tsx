import { LONGEST_REASON } from '@baeon/contracts/counter/counter';
import type { Approval } from '@baeon/contracts/counter/new-shops-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { calendarDayText, dayAndTimeText } from '../../lib/day-and-time.ts';
import { approvalsTexts } from './approvals-texts.ts';
import { ShopBasics, ShopHours, ShopPlace } from './new-shop/check-shop.tsx';
import { useChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';
import { usePages } from './use-pages.tsx';

/** New shops and first deals that wait for an operator. */
export default function ApprovalsSection() {
  const texts = useTexts(approvalsTexts);
  const { pages, entries, more } = usePages<Approval>({
    queryKey: ['store', null, 'approvals'],
    address: counterWire.approvals,
    idOf: ({ id }) => id,
    label: texts.more,
  });
  const change = useChange();
  const { ask, sheet } = useFormSheet();

  const approve = ({ id, kind, title }: Approval) =>
    ask({
      title: texts.approveTitle(title),
      text: kind === 'store' ? texts.approveStore : texts.approveDeal,
      fields: [],
      submit: texts.approve,
      send: () => change(counterWire.approval(id, 'approve'), 'POST'),
    });

  const sendBack = ({ id, title }: Approval) =>
    ask({
      title: texts.sendBackTitle(title),
      text: texts.sendBackText,
      fields: [{ name: 'reason', label: texts.why, longest: LONGEST_REASON }],
      submit: texts.sendBack,
      send: (values) => change(counterWire.approval(id, 'send-back'), 'POST', values),
    });

  const invite = () =>
    ask({
      title: texts.invite,
      text: texts.inviteText,
      fields: [
        {
          name: 'mobile_number',
          label: texts.number,
          input: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
        },
      ],
      submit: texts.send,
      send: (values) => change(counterWire.shopInvitations, 'POST', values),
    });

  return (
    <>
      <ThingList
        title={texts.title}
        alone
        hint={texts.hint}
        of={pages}
        empty={texts.empty}
        trouble={texts.trouble}
        filters={
          <Button kind="secondary" onClick={invite}>
            {texts.invite}
          </Button>
        }
        things={entries?.map((approval) => ({
          id: approval.id,
          title: approval.title,
          mark: { look: 'good', text: texts.kinds[approval.kind] },
          facts: [
            approval.store,
            approval.person,
            approval.person === approval.mobile_number ? null : approval.mobile_number,
            texts.asked(dayAndTimeText(approval.asked_at)),
          ],
          body: <Asked approval={approval} />,
          actions: [
            { label: texts.approve, of: approval.title, onPress: () => approve(approval) },
            {
              label: texts.sendBack,
              of: approval.title,
              danger: true,
              onPress: () => sendBack(approval),
            },
          ],
        }))}
      >
        {more}
      </ThingList>
      {sheet}
    </>
  );
}

function Asked({ approval: { details, deal, image, title, near } }: { approval: Approval }) {
  const texts = useTexts(approvalsTexts);
  return (
    <div className="@container mt-2">
      {details && (
        <div className="grid gap-3 @xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-2">
            <ShopBasics details={details} />
            <ShopHours details={details} />
          </div>
          <div className="min-w-0">
            <ShopPlace details={details} />
          </div>
        </div>
      )}
      {deal && (
        <div className="grid gap-3 @xl:grid-cols-2">
          {image && (
            <Picture
              src={image}
              name={title}
              width={320}
              height={180}
              className="w-full rounded-control"
            />
          )}
          <div className="min-w-0 wrap-anywhere">
            {deal.saving && (
              <p className="font-semibold">
                {texts.saving(
                  deal.saving.kind === 'rupees'
                    ? rupeesText(deal.saving.amount)
                    : `${deal.saving.amount}%`,
                )}
              </p>
            )}
            <p className="text-pretty whitespace-pre-line">{deal.description}</p>
            {deal.terms && <p className="mt-1 text-sm text-ink-muted">{deal.terms}</p>}
            <p className="mt-1 text-sm text-ink-muted">
              {[
                texts.count(digitsText(deal.total)),
                texts.dates(
                  calendarDayText(deal.starts_on, 'UTC'),
                  calendarDayText(deal.ends_on, 'UTC'),
                ),
                deal.minimum_bill_rupees === null
                  ? null
                  : texts.bill(rupeesText(deal.minimum_bill_rupees)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
      )}
      {near.length > 0 && (
        <p className="mt-2 rounded-field bg-danger-soft px-3 py-2 text-pretty">
          <span className="font-semibold">{texts.near}</span>{' '}
          {near.map(({ name, km }) => texts.metres(name, Math.round(km * 1000))).join('; ')}
        </p>
      )}
    </div>
  );
}
