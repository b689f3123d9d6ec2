import { longestDetails } from '@baeon/contracts/counter/store-details';
import { type Coordinates, rounded } from '@baeon/contracts/places/geo';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import type { DetailsProps } from './fields.ts';
import { FindPlace } from './find-place.tsx';
import { LazyPinMap, serviceArea } from './lazy-pin-map.tsx';
import { storePageTexts } from './page-texts.ts';

const lines = [
  ['address_line', 'address', 'street-address'],
  ['city', 'city', 'address-level2'],
  ['state', 'state', 'address-level1'],
  ['pincode', 'pincode', 'postal-code'],
] as const;

/** Where it is: on the map and in words. */
export function PlaceFields({ details, problems, onChange }: DetailsProps) {
  const texts = useTexts(storePageTexts);
  const { latitude, longitude } = details;
  const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const moveTo = (to: Coordinates) => onChange(rounded(to));
  const problem = problems.latitude ?? problems.longitude;
  return (
    <div className="flex flex-col gap-4">
      <FindPlace
        onFound={(to, place) => {
          onChange({ ...rounded(to), ...(place && { city: place.city, state: place.state }) });
        }}
      />
      <div>
        <LazyPinMap at={at ?? serviceArea} onMove={moveTo} isUnset={at === null} />
        <p
          role={problem ? 'alert' : undefined}
          className={`pt-1.5 text-sm ${problem ? 'text-danger' : 'text-ink-muted'}`}
        >
          {problem ? said(problem) : at ? texts.pinHint : texts.noPin}
        </p>
      </div>
      <div>
        {lines.map(([field, label, autoComplete]) => (
          <TextInput
            key={field}
            label={texts[label]}
            value={details[field] ?? ''}
            error={problems[field]}
            maxLength={longestDetails[field]}
            autoComplete={autoComplete}
            inputMode={field === 'pincode' ? 'numeric' : 'text'}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
      </div>
    </div>
  );
}
