import { paths } from '../../../config/paths.ts';
import { RaisedDeals } from '../../../features/deal-raise/raised-deals.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function MyDealsScreen() {
  const { titles } = useTexts(screenTexts);
  return (
    <ScreenWrapper title={titles.myDeals} parent={paths.dealsHome}>
      <div className="px-5 pt-2 pb-8">
        <RaisedDeals />
      </div>
    </ScreenWrapper>
  );
}
