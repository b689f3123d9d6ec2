import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';

type Props = {
  of: {
    campaign: { image: string };
    advertiser: { name: string };
    card_image: string;
  };
};

/** What stands on top of a popup: the deal's own picture, else that of its card. */
export function PopupPicture({ of: { campaign, advertiser, card_image } }: Props) {
  return (
    <Picture
      eager
      src={campaign.image || card_image}
      name={advertiser.name}
      width={640}
      height={360}
      className="w-full rounded-card"
    />
  );
}

/** What is known of it already, while the code for the rest is on its way. */
export function PopupComing(props: Props) {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 pt-1">
      <PopupPicture {...props} />
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className="flex gap-2">
        <Skeleton className="h-23 flex-1 rounded-field!" />
        <Skeleton className="h-23 flex-1 rounded-field!" />
      </div>
      <Skeleton className="h-20 rounded-card!" />
      <Skeleton className="h-12 rounded-control!" />
    </div>
  );
}
