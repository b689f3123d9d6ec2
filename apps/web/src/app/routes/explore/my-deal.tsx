import { useParams } from 'react-router';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { paths } from '../../../config/paths.ts';
import { BargainView } from '../../../features/deal-raise/bargain-view.tsx';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function MyDealScreen() {
  const { titles } = useTexts(screenTexts);
  const { id = '' } = useParams();
  return (
    <ScreenWrapper title={titles.myDeal} parent={paths.myDeals}>
      <div className="px-5 pt-2 pb-8">
        <BargainView key={id} id={id} />
      </div>
    </ScreenWrapper>
  );
}
