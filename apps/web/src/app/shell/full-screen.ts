import { matchPath, useLocation } from 'react-router';
import { paths } from '../../config/paths.ts';

/** Whether the screen reaches up to the very top, in place of the top bar. */
export function useFullScreen(): boolean {
  return matchPath(paths.qrScanner, useLocation().pathname) !== null;
}
