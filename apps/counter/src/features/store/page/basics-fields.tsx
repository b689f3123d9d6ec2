import { longestDetails } from '@baeon/contracts/counter/store-details';
import { Dropdown } from '@baeon/ui/components/form/dropdown.tsx';
import { TextArea } from '@baeon/ui/components/form/text-area.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { type DetailsProps, orNull } from './fields.ts';
import { categoriesQuery } from './places-api.ts';
import { storePageTexts } from './page-texts.ts';

const pathText = (path: string) =>
  path
    .split('/')
    .map((name) => said(name))
    .join(' › ');

/** What it is called and what it sells. */
export function BasicsFields({ details, problems, onChange }: DetailsProps) {
  const texts = useTexts(storePageTexts);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const known = categories.map(({ name }) => name);
  const { category = '' } = details;
  // What it is now is shown before the list has come.
  const names = category === '' || known.includes(category) ? known : [category, ...known];
  return (
    <div>
      <TextInput
        label={texts.name}
        value={details.name ?? ''}
        error={problems.name}
        maxLength={longestDetails.name}
        autoComplete="organization"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Dropdown
        label={texts.category}
        placeholder={texts.chooseCategory}
        options={names.map((name) => ({ value: name, label: pathText(name) }))}
        value={category}
        error={problems.category}
        onChange={({ target }) => onChange({ category: target.value })}
      />
      <TextArea
        label={texts.about}
        hint={texts.aboutHint}
        value={details.about ?? ''}
        maxLength={longestDetails.about}
        onChange={({ target }) => onChange({ about: orNull(target.value) })}
      />
      <TextInput
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        value={details.phone ?? ''}
        error={problems.phone}
        maxLength={longestDetails.phone}
        autoComplete="tel"
        onChange={({ target }) => onChange({ phone: orNull(target.value) })}
      />
    </div>
  );
}
