import { useState } from 'react';
import { counterAddress, counterPaths } from '../config/counter-config.ts';
import { CameraView } from '../features/taking/camera-view.tsx';
import { EnrolScreen } from '../features/till/enrol-screen.tsx';
import { UnsentElsewhere } from '../features/taking/offline/waiting-list.tsx';
import { Foot } from './foot.tsx';

/** Also where the owner's code leads that was scanned by the phone's own camera. */
export function EnrolRoute({ onEnrolled }: { onEnrolled: () => void }) {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <EnrolScreen
      token={token}
      onEnrolled={() => {
        // The token is used up: it need not be gone back to.
        window.history.replaceState(null, '', counterAddress(counterPaths.till));
        onEnrolled();
      }}
      note={<UnsentElsewhere storeId={null} />}
      renderCamera={(onText, paused) => <CameraView onText={onText} paused={paused} />}
      foot={<Foot />}
    />
  );
}
