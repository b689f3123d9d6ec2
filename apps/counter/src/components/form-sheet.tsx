import { Button } from '@baeon/ui/components/button.tsx';
import { Dropdown, type DropdownOption } from '@baeon/ui/components/form/dropdown.tsx';
import { TextArea } from '@baeon/ui/components/form/text-area.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { Sheet } from '@baeon/ui/components/sheet/sheet.tsx';
import { type FormEvent, type InputHTMLAttributes, useState } from 'react';

type Field = {
  name: string;
  label: string;
  value?: string | undefined;
  hint?: string;
  /** A text of at most so many letters, on several lines. */
  longest?: number;
  /** Chosen from these instead of typed. */
  options?: readonly DropdownOption[];
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'maxLength' | 'autoComplete'
  >;
};

/** Something that is asked, and what is done with the answers. */
export type SheetForm = {
  title: string;
  text?: string;
  fields: readonly Field[];
  submit: string;
  danger?: boolean;
  send: (values: Readonly<Record<string, string>>) => Promise<unknown>;
};

/** One question at a time: it closes once the server has said yes, and says why where it has not. */
export function FormSheet({ form, onClose }: { form: SheetForm | null; onClose: () => void }) {
  // Still to be seen while it slides away.
  const [last, setLast] = useState(form);
  const [asked, setAsked] = useState(0);
  if (form && form !== last) {
    setLast(form);
    setAsked(asked + 1);
  }
  return (
    <Sheet open={form !== null} title={last?.title ?? ''} onClose={onClose}>
      {last && <FormBody key={asked} form={last} onDone={onClose} />}
    </Sheet>
  );
}

function FormBody({ form, onDone }: { form: SheetForm; onDone: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { fields, text, danger, submit, send } = form;

  async function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()]),
    );
    setBusy(true);
    setRefusal(null);
    try {
      await send(values);
      // Stays busy: while it slides away, a second tap must not send it again.
      onDone();
    } catch (error) {
      setRefusal((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submitted(event)}>
      {text && <p className="mb-4 text-pretty text-ink-muted">{text}</p>}
      {fields.map(({ name, label, value, hint, longest, options, input }) =>
        longest ? (
          <TextArea
            key={name}
            name={name}
            label={label}
            hint={hint}
            defaultValue={value}
            maxLength={longest}
          />
        ) : options ? (
          <Dropdown
            key={name}
            name={name}
            label={label}
            hint={hint}
            placeholder={label}
            options={options}
            defaultValue={value ?? options[0]?.value}
          />
        ) : (
          <TextInput
            key={name}
            name={name}
            label={label}
            hint={hint}
            defaultValue={value}
            autoComplete="off"
            maxLength={40}
            {...input}
          />
        ),
      )}
      <p role="alert" className="mb-2 font-semibold text-danger empty:hidden">
        {refusal}
      </p>
      <Button type="submit" kind={danger ? 'danger' : 'primary'} className="w-full" loading={busy}>
        {submit}
      </Button>
    </form>
  );
}
