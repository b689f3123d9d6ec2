import { LONGEST_DEAL_TEXT, LONGEST_DEAL_TITLE } from '@baeon/contracts/counter/store-deals';
import type { DealForm, DealSetting } from '@baeon/contracts/counter/store-deals-wire';
import { weekdays } from '@baeon/contracts/stores/opening-hours';
import { ChoiceCheck, ChoiceGroup, ChoiceTile } from '@baeon/ui/components/form/choice-group.tsx';
import { TextArea } from '@baeon/ui/components/form/text-area.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { ReactNode } from 'react';
import { dealEditorTexts } from './deal-editor-texts.ts';
import { type DealErrors, isLimited } from './deal-form.ts';
import { DealPicture } from './deal-picture.tsx';

export type FieldsProps = {
  storeId: string;
  form: DealForm;
  errors: DealErrors;
  setting: DealSetting;
  issued: number;
  onChange: (change: Partial<DealForm>) => void;
};

type TypedName = {
  [Name in keyof DealForm]: DealForm[Name] extends string ? Name : never;
}[keyof DealForm];

const savingKinds = ['percent', 'rupees', 'none'] as const;

/** All that is said of a deal, on one screen. */
export function DealFields(props: FieldsProps) {
  const texts = useTexts(dealEditorTexts);
  const { storeId, form, setting, issued, onChange } = props;
  const typed = fieldOf(props);
  const number = (name: TypedName) => ({ ...typed(name), inputMode: 'numeric' as const });
  return (
    <>
      <Part title={texts.what}>
        <TextInput
          {...typed('title')}
          label={texts.title}
          hint={texts.titleHint}
          maxLength={LONGEST_DEAL_TITLE}
          required
        />
        <TextArea {...area(props, 'description')} label={texts.description} />
        <ChoiceGroup radio label={texts.saving} labelHidden={false}>
          {(choice) => (
            <div className="grid grid-cols-1 gap-2 min-[360px]:grid-cols-3">
              {savingKinds.map((kind) => (
                <ChoiceTile
                  {...choice}
                  key={kind}
                  type="radio"
                  name="saving_kind"
                  checked={form.saving_kind === kind}
                  onChange={() => onChange({ saving_kind: kind })}
                  className="min-h-12! justify-center px-2 text-center text-sm"
                >
                  {texts.savingKinds[kind]}
                </ChoiceTile>
              ))}
            </div>
          )}
        </ChoiceGroup>
        {form.saving_kind !== 'none' && (
          <TextInput
            {...number('saving')}
            label={form.saving_kind === 'percent' ? texts.percentOff : texts.rupeesOff}
          />
        )}
        <DealPicture
          storeId={storeId}
          title={form.title}
          image={form.image}
          pictures={setting.pictures}
          onChange={(image) => onChange({ image })}
        />
        <TextArea {...area(props, 'terms')} label={texts.terms} hint={texts.termsHint} />
      </Part>
      <Part title={texts.many}>
        <TextInput
          {...number('total')}
          label={texts.total}
          hint={issued > 0 ? texts.totalIssued(digitsText(issued)) : texts.totalHint}
          required
        />
        <TextInput {...number('minimum')} label={texts.minimum} hint={texts.minimumHint} />
        <TextInput {...number('offline_limit')} label={texts.offline} hint={texts.offlineHint} />
      </Part>
      <Part title={texts.when}>
        <div className="grid gap-x-3 min-[360px]:grid-cols-2">
          <TextInput {...typed('starts_on')} label={texts.startsOn} type="date" required />
          <TextInput {...typed('ends_on')} label={texts.endsOn} type="date" required />
        </div>
        <UseFields {...props} />
      </Part>
      {setting.branches.length > 1 && (
        <Part title={texts.where}>
          <BranchFields {...props} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="mb-2 text-lg font-bold">{title}</h3>
      {children}
    </section>
  );
}

const fieldOf =
  ({ form, errors, onChange }: FieldsProps) =>
  (name: TypedName) => ({
    name,
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });

const area = ({ form, onChange }: FieldsProps, name: 'description' | 'terms') => ({
  name,
  value: form[name],
  maxLength: LONGEST_DEAL_TEXT,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange({ [name]: currentTarget.value }),
});

const toggled = (list: readonly string[], each: string): string[] =>
  list.includes(each) ? list.filter((other) => other !== each) : [...list, each];

/** On which days and hours coupons may be used; none of it where they always may. */
function UseFields(props: FieldsProps) {
  const texts = useTexts(dealEditorTexts);
  const { form, errors, onChange } = props;
  const typed = fieldOf(props);
  const limited = isLimited(form);
  const { days } = form;
  return (
    <>
      <ChoiceGroup radio label={texts.use} labelHidden>
        {(choice) => (
          <div className="flex flex-col gap-2">
            {[false, true].map((isLimit) => (
              <ChoiceTile
                {...choice}
                key={String(isLimit)}
                type="radio"
                name="limited"
                checked={limited === isLimit}
                onChange={() => onChange({ days: isLimit ? [...weekdays] : [] })}
                className="min-h-12! px-4"
              >
                {isLimit ? texts.only : texts.always}
              </ChoiceTile>
            ))}
          </div>
        )}
      </ChoiceGroup>
      {limited && (
        <>
          <ChoiceGroup label={texts.days} error={errors.days}>
            {(choice) => (
              <div className="grid grid-cols-2 gap-2">
                {weekdays.map((day) => (
                  <ChoiceTile
                    {...choice}
                    key={day}
                    type="checkbox"
                    name="days"
                    checked={days.includes(day)}
                    // The last one stays: on no day at all is no use.
                    onChange={() =>
                      (days.length > 1 || !days.includes(day)) &&
                      onChange({ days: toggled(days, day) })
                    }
                    className="min-h-12! gap-2 px-3 text-sm"
                  >
                    <ChoiceCheck />
                    {texts.dayNames[day]}
                  </ChoiceTile>
                ))}
              </div>
            )}
          </ChoiceGroup>
          <div className="grid gap-x-3 min-[360px]:grid-cols-2">
            <TextInput {...typed('from')} label={texts.from} type="time" />
            <TextInput {...typed('to')} label={texts.to} type="time" />
          </div>
          <p className="pb-3 text-sm text-ink-muted">{texts.hoursHint}</p>
        </>
      )}
    </>
  );
}

function BranchFields({ storeId, form, errors, setting, onChange }: FieldsProps) {
  const texts = useTexts(dealEditorTexts);
  const { store_ids } = form;
  return (
    <ChoiceGroup label={texts.branches} error={errors.store_ids}>
      {(choice) => (
        <div className="flex flex-col gap-2">
          {setting.branches.map(({ id, name, city }) => (
            <ChoiceTile
              {...choice}
              key={id}
              type="checkbox"
              name="store_ids"
              checked={store_ids.includes(id)}
              // Where it is made it runs.
              onChange={() => id !== storeId && onChange({ store_ids: toggled(store_ids, id) })}
              className="gap-3 px-4 py-2"
            >
              <ChoiceCheck />
              <span className="min-w-0 wrap-anywhere">
                {name}
                <span className="block text-sm font-normal text-ink-muted">
                  {id === storeId ? texts.thisStore : city}
                </span>
              </span>
            </ChoiceTile>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
