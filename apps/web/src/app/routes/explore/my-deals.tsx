import { paths } from '../../../config/paths.ts';
import { RaisedDeals } from '../../../features/deal-raise/raised-deals.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { appTexts } from '../../app-texts.ts';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function MyDealsScreen() {
  const { titles } = useTexts(appTexts);
  return (
    <ScreenWrapper title={titles.myDeals} parent={paths.dealsHome}>
      <div className="px-5 pt-2 pb-8">
        <RaisedDeals />
      </div>
    </ScreenWrapper>
  );
}
