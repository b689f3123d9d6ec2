import { APP_CONFIG_ELEMENT_ID, type AppConfig } from '@baeon/contracts/common/app-config';

const developmentConfig: AppConfig = {
  productSlug: 'baeon',
  brandName: 'Baeon',
  bonusBrand: 'Baeon Bonus',
  demoInboxPath: '/dev/inbox',
  serviceArea: { latitude: 12.9716, longitude: 77.5946, radius_km: 20 },
};

/** The server fills the element in; under Vite's own dev server the placeholder is still there. */
export function parsedAppConfig(text: string | null | undefined): AppConfig {
  try {
    return { ...developmentConfig, ...(JSON.parse(text ?? '') as Partial<AppConfig>) };
  } catch {
    return developmentConfig;
  }
}

export const appConfig = parsedAppConfig(
  document.getElementById(APP_CONFIG_ELEMENT_ID)?.textContent,
);
