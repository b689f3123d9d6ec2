export const formats = ['csv', 'geojson'] as const;
export type Format = (typeof formats)[number];
