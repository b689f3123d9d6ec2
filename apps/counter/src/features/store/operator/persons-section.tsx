import { mobileNumberProblem, nationalDigits } from '@baeon/contracts/auth/mobile-number';
import type { PersonView } from '@baeon/contracts/counter/persons-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { DigitsInput } from '@baeon/ui/components/form/text-input.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { counterWire } from '../../../config/counter-config.ts';
import { callPerson } from '../../../lib/person-api.ts';
import { PersonFound } from './person-found.tsx';
import { personsTexts } from './persons-texts.ts';

/** Somebody by their number, for operators. Asked for by a tap alone: each look is recorded. */
export function PersonsSection() {
  const texts = useTexts(personsTexts);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [person, setPerson] = useState<PersonView | null>(null);
  const finding = useMutation({
    mutationFn: () =>
      callPerson<PersonView>(counterWire.findPerson, {
        method: 'POST',
        body: { mobile_number: number },
      }),
    onMutate: () => setPerson(null),
    onSuccess: setPerson,
  });

  function submitted(event: FormEvent) {
    event.preventDefault();
    const wrong = mobileNumberProblem(number);
    setProblem(wrong);
    if (wrong === null && !finding.isPending) finding.mutate();
  }

  return (
    <section className="@container flex flex-col gap-4">
      <h1 className="text-3xl font-extrabold text-balance">{texts.title}</h1>
      <p className="text-sm text-pretty text-ink-muted">{texts.hint}</p>
      <form noValidate onSubmit={submitted} className="@md:flex @md:items-start @md:gap-3">
        <div className="flex-1">
          <DigitsInput
            label={texts.number}
            error={problem}
            type="tel"
            autoComplete="off"
            enterKeyHint="search"
            value={number}
            digitsOf={nationalDigits}
            onDigits={setNumber}
          />
        </div>
        <Button type="submit" loading={finding.isPending} className="w-full @md:mt-7 @md:w-auto">
          {texts.find}
        </Button>
      </form>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {finding.error?.message}
      </p>
      {person && <PersonFound key={person.id} person={person} onChanged={setPerson} />}
    </section>
  );
}
