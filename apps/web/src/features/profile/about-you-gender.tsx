import { type Gender, genders } from '@baeon/contracts/profile/onboarding';
import { useId } from 'react';
import { ChoiceGroup } from '../../components/ui/choice-group.tsx';
import { ChoiceCheck, ChoiceTile } from '../../components/ui/choice-tile.tsx';
import { useTexts } from '../../lib/texts.ts';
import { profileTexts } from './profile-texts.ts';

type Props = {
  value: Gender | '';
  error: string | undefined;
  locked: boolean;
  onChange: (gender: Gender) => void;
  onLeave: () => void;
};

export function GenderField({ value, error, locked, onChange, onLeave }: Props) {
  const texts = useTexts(profileTexts).aboutYou;
  const name = useId();
  return (
    <ChoiceGroup label={texts.gender} radio error={error} locked={locked} onLeave={onLeave}>
      {(choice) => (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2">
          {genders.map((gender) => (
            <ChoiceTile
              key={gender}
              type="radio"
              name={name}
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              className="justify-center gap-1.5 px-1 has-aria-invalid:border-danger max-[359px]:text-sm min-[360px]:gap-2"
              {...choice}
            >
              <ChoiceCheck />
              {texts.genders[gender]}
            </ChoiceTile>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
