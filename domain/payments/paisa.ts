/** Of whole NPR. The one place where rupees become what providers count in. */
export function toPaisa(npr: number): number {
  return npr * PAISA;
}

/** As NPR with a fraction, to be read. */
export function toNpr(paisa: number | null): number | null {
  return paisa === null ? null : paisa / PAISA;
}

/** The whole rupees in it: the ledger holds no fraction. */
export function wholeRupees(paisa: number): number {
  return Math.floor(paisa / PAISA);
}

/**
 * Paisa of an amount in rupees as a provider writes it, such as `1000`, `1000.0` or `1,000.50`; null for anything else. It is
 * read as text: a sum of money is never a fraction in binary.
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
