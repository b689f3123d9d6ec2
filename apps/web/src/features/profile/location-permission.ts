import { useEffect, useState } from 'react';
import { type LocationPermission, locationPermission } from '../../device/geolocation.ts';

/** How the browser stands to being asked. While it is being asked, the answer is awaited elsewhere. */
export function useLocationPermission(asking: boolean): LocationPermission {
  const [permission, setPermission] = useState<LocationPermission>('unknown');

  useEffect(() => {
    if (asking) return;
    let gone = false;
    async function look() {
      const now = await locationPermission();
      if (!gone) setPermission(now);
    }
    void look();
    // People come back from the browser's settings to this page.
    window.addEventListener('focus', look);
    return () => {
      gone = true;
      window.removeEventListener('focus', look);
    };
  }, [asking]);

  return permission;
}
