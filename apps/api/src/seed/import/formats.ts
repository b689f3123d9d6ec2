export const formats = ['csv', 'tsv', 'geojson', 'xml'] as const;
export type Format = (typeof formats)[number];
