import { APP_CONFIG_ELEMENT_ID, type AppConfig } from '@baeon/contracts/common/app-config';
import { SERVICE_CENTER, SERVICE_RADIUS_KM } from '@baeon/contracts/places/service-area';

const developmentConfig: AppConfig = {
  productSlug: 'baeon',
  brandName: 'Baeon',
  bonusBrand: 'Baeon Bonus',
  demoInboxPath: '/dev/inbox',
  hasReferral: false,
  serviceArea: { ...SERVICE_CENTER, radius_km: SERVICE_RADIUS_KM },
  mapTiles: null,
};

/** The server fills the element in; under Vite's own dev server the placeholder is still there. */
export function parsedAppConfig(text: string | null | undefined): AppConfig {
  try {
    return { ...developmentConfig, ...(JSON.parse(text ?? '') as Partial<AppConfig>) };
  } catch {
    return developmentConfig;
  }
}

/** What the server has told this page. */
export const pageAppConfig = (): AppConfig =>
  parsedAppConfig(document.getElementById(APP_CONFIG_ELEMENT_ID)?.textContent);
