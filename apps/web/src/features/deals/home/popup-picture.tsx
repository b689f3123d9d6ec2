import { Picture } from '../../../components/ui/picture.tsx';

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
