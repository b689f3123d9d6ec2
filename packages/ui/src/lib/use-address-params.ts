import { useLocation, useSearchParams } from 'react-router';

type Change = (params: URLSearchParams) => void;

/**
 * What the address says behind its question mark. A change starts from what stands there now: React
 * draws an address a moment later, and two quick changes would undo each other.
 */
export function useAddressParams(): [URLSearchParams, (change: Change) => void] {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();

  function alter(change: Change) {
    // Beside what was opened of it, a list has an address that is not the window's.
    const isHere = window.location.pathname === pathname;
    const next = new URLSearchParams(isHere ? window.location.search : params);
    const before = next.toString();
    change(next);
    if (next.toString() !== before) setParams(next, { replace: true });
  }

  return [params, alter];
}
