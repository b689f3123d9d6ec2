import { paths } from '../../config/paths.ts';
import { RaisedDeals } from '../../features/deal-raise/raised-deals.tsx';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

export default function MyDealsScreen() {
  return (
    <ScreenWrapper title="My Deals" parent={paths.dealsHome}>
      <div className="px-5 pt-2 pb-8">
        <RaisedDeals />
      </div>
    </ScreenWrapper>
  );
}
