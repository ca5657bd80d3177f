import { formatNpr } from '#domain/pricing/money.ts';
import { localiseDigits } from '#domain/text/numbers.ts';

/** Formats an amount with its paisa, if any. Statements include paisa; the ledger does not. */
export function formatExactNpr(npr: number, language: string): string {
  const paisa = Math.round(Math.abs(npr) * 100) % 100;
  const wholeRupees = formatNpr(Math.trunc(Math.abs(npr) + 0.001), language);
  const fraction = paisa === 0 ? '' : `.${localiseDigits(String(paisa).padStart(2, '0'), language)}`;
  return `${npr < 0 ? '−' : ''}${wholeRupees}${fraction}`;
}
