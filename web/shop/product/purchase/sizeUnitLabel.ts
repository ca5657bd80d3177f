const labels: Record<string, string> = {
  'Indian/Nepali ring size': /*i18n*/ 'Indian/Nepali ring size',
  inch: /*i18n*/ 'inches',
};

/** Returns the label of a size unit; an unknown unit is returned unchanged. */
export function getSizeUnitLabel(unit: string): string {
  return labels[unit] ?? unit;
}
