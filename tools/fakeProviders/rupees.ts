/** Formats an amount as eSewa does: rupees with at least one decimal, `1000.0`. */
export function formatDecimalRupees(paisa: number): string {
  const text = formatRupeesToTwoDecimals(paisa);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}

/** Parses rupees such as `1000`, `1,000.0` or `99.50` and returns paisa; null if the text is not an amount. */
export function readRupees(text: string): number | null {
  const digits = text.replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : null;
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

export function formatRupees(paisa: number): string {
  return `NPR ${rupeeFormat.format(paisa / 100)}`;
}

/** Formats an amount as statements do: rupees with two decimals. */
export function formatRupeesToTwoDecimals(paisa: number): string {
  return (paisa / 100).toFixed(2);
}
