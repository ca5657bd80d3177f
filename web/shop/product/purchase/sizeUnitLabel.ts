const labels: Record<string, string> = {
  'Indian/Nepali ring size': /*i18n*/ 'Indian/Nepali ring size',
  inch: /*i18n*/ 'inches',
};

/** A unit the house does not know yet is shown as it is written. */
export function sizeUnitLabel(unit: string): string {
  return labels[unit] ?? unit;
}
