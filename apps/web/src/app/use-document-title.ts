import { useEffect } from 'react';
import { appConfig } from '../config/app-config.ts';

/** The browser's title of a screen; with null only the brand, without one as it was. */
export function useDocumentTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} · ${appConfig.brandName}` : appConfig.brandName;
  }, [title]);
}
