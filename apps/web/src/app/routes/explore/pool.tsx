import { useParams } from 'react-router';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { paths } from '../../../config/paths.ts';
import { bargainTexts } from '../../../features/deal-raise/bargain-texts.ts';
import { PoolView } from '../../../features/deal-raise/pool-view.tsx';
import { ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function PoolScreen() {
  const { pool } = useTexts(bargainTexts);
  const { id = '' } = useParams();
  return (
    <ScreenWrapper title={pool.title} parent={paths.dealsHome}>
      <div className="px-5 pt-4 pb-8">
        <PoolView id={id} />
      </div>
    </ScreenWrapper>
  );
}
