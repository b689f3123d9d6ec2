import type { Interest } from '@baeon/contracts/interest';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceGroup, type ChoiceProps } from '../../components/ui/choice-group.tsx';
import { ChoiceCheck, ChoiceTile } from '../../components/ui/choice-tile.tsx';
import { LOADING_TEXT } from '../../components/ui/loading-text.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { stillOffered, useInterests } from './interests-api.ts';

const PLACEHOLDERS = 12;
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2';

type Props = {
  chosen: readonly string[];
  error: string | null | undefined;
  onChange: (chosen: string[]) => void;
  onLeave?: () => void;
};

export function InterestsGrid({ chosen, error, onChange, onLeave }: Props) {
  const interests = useInterests();
  const offered = interests.data;
  const count = stillOffered(chosen, offered).length;

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
    if (interests.isError) {
      return (
        <div className="rounded-card border border-line bg-raised p-5 text-center">
          <p role="alert">{interests.error.message}</p>
          <Button
            kind="secondary"
            className="mt-4"
            loading={interests.isFetching}
            onClick={() => void interests.refetch()}
          >
            Try again
          </Button>
        </div>
      );
    }
    return (
      <div className={grid}>
        <span className="sr-only">{LOADING_TEXT}</span>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Skeleton key={index} className="h-14 rounded-field min-[360px]:h-24" />
        ))}
      </div>
    );
  }

  return (
    <ChoiceGroup
      label="Interests"
      hint="Choose as many as you like."
      aside={
        <span role="status" className="tabular-nums">
          {offered && `${count} chosen`}
        </span>
      }
      error={error}
      onLeave={onLeave}
    >
      {content}
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
      className="gap-2 px-2 py-2 text-sm leading-4 min-[360px]:min-h-24 min-[360px]:flex-col min-[360px]:justify-center min-[360px]:px-1.5 min-[360px]:text-center max-[359px]:text-[0.8125rem]"
      {...choice}
    >
      <img src={icon} alt="" width={36} height={36} className="size-7 min-[360px]:size-9" />
      <span className="flex min-h-4 items-center">{name}</span>
      <ChoiceCheck className="absolute -top-1.5 -right-1.5 opacity-0 peer-checked:opacity-100" />
    </ChoiceTile>
  );
}
