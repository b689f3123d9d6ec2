import type { Interest } from '@baeon/contracts/profile/profile-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import {
  ChoiceCheck,
  ChoiceGroup,
  type ChoiceProps,
  ChoiceTile,
} from '@baeon/ui/components/form/choice-group.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { stillOffered, useInterests } from '../profile-api.ts';
import { profileTexts } from '../profile-texts.ts';

const PLACEHOLDERS = 12;
/** Three columns on every phone but the narrowest; fewer there, and for large text. */
const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2 @min-[19.5rem]:grid-cols-3';

type Props = {
  chosen: readonly string[];
  /** The title above says what this is. */
  titled?: boolean;
  locked: boolean;
  error: string | null | undefined;
  onChange: (chosen: string[]) => void;
  onLeave?: () => void;
};

export function InterestsGrid(props: Props) {
  const { chosen, titled = false, locked, error, onChange, onLeave } = props;
  const texts = useTexts(profileTexts).interests;
  const { loading, tryAgain } = useTexts(uiTexts);
  const interests = useInterests();
  const offered = interests.data;
  const count = stillOffered(chosen, offered).length;
  const failed = interests.isError && !offered;

  function toggle(id: string, isChosen: boolean) {
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  function content(choice: ChoiceProps) {
    if (offered) {
      return (
        <div className={grid}>
          {offered.map((interest) => (
            <InterestTile
              key={interest.id}
              interest={interest}
              chosen={chosen.includes(interest.id)}
              onToggle={(isChosen) => toggle(interest.id, isChosen)}
              choice={choice}
            />
          ))}
        </div>
      );
    }
    if (failed) {
      return (
        <div className="rounded-card border border-line bg-raised p-5 text-center">
          <p role="alert">{interests.error.message}</p>
          <Button
            kind="secondary"
            className="mt-4"
            loading={interests.isFetching}
            onClick={() => void interests.refetch()}
          >
            {tryAgain}
          </Button>
        </div>
      );
    }
    return (
      <div className={grid}>
        <span className="sr-only">{loading}</span>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Skeleton key={index} className="h-14 rounded-field @min-[19.5rem]:h-24" />
        ))}
      </div>
    );
  }

  return (
    <ChoiceGroup
      label={texts.form}
      labelHidden={titled}
      hint={texts.hint}
      aside={
        <span role="status" className="tabular-nums">
          {offered && texts.chosen(count)}
        </span>
      }
      // Nobody can choose from a list that is not there: what is wrong stands in its place.
      error={failed ? null : error}
      invalid={Boolean(error)}
      locked={locked}
      onLeave={onLeave}
    >
      {(choice) => <div className="@container">{content(choice)}</div>}
    </ChoiceGroup>
  );
}

type TileProps = {
  interest: Interest;
  chosen: boolean;
  onToggle: (chosen: boolean) => void;
  choice: ChoiceProps;
};

function InterestTile({ interest: { name, icon }, chosen, onToggle, choice }: TileProps) {
  return (
    <ChoiceTile
      type="checkbox"
      checked={chosen}
      onChange={(event) => onToggle(event.target.checked)}
      className={classNames(
        'gap-2 px-2 py-2 text-label leading-4',
        // The icons of a row stand in a line, whatever the names below them.
        '@min-[19.5rem]:min-h-24 @min-[19.5rem]:flex-col @min-[19.5rem]:px-1.5 @min-[19.5rem]:py-4 @min-[19.5rem]:text-center @min-[19.5rem]:text-sm',
      )}
      {...choice}
    >
      <img src={icon} alt="" width={36} height={36} className="size-7 @min-[19.5rem]:size-9" />
      <span className="flex min-h-4 items-center">{said(name)}</span>
      <ChoiceCheck className="absolute -top-1.5 -right-1.5 opacity-0 peer-checked:opacity-100" />
    </ChoiceTile>
  );
}
