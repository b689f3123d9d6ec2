import { useEffect } from 'react';
import { appConfig } from '../config/app-config.ts';

/** The browser's title of a screen; with null only the brand. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${appConfig.brandName}` : appConfig.brandName;
  }, [title]);
}
