/** Converts whole NPR to paisa, the unit that providers use. */
export function toPaisa(npr: number): number {
  return npr * PAISA;
}

/** Converts paisa to NPR with a fraction, for display. */
export function toNpr(paisa: number | null): number | null {
  return paisa === null ? null : paisa / PAISA;
}

/** Returns the whole rupees of an amount, since ledger entries have no fraction. */
export function toWholeRupees(paisa: number): number {
  return Math.floor(paisa / PAISA);
}

/**
 * Returns the paisa of an amount in rupees in a provider's format, such as `1000`, `1000.0` or `1,000.50`, or null
 * for anything else. Digits are read as text, since floating point would lose precision.
 */
export function readPaisa(text: string): number | null {
  const [, rupees, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (rupees === undefined) return null;
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > 2) return null;
  const paisa = Number(rupees.replaceAll(',', '')) * PAISA + Number(digits.padEnd(2, '0'));
  return Number.isSafeInteger(paisa) ? paisa : null;
}

const PAISA = 100;
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/;
