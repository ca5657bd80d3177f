import { formatNpr } from '#domain/pricing/money.ts';
import { localiseDigits } from '#domain/text/numbers.ts';

/** An amount with its paisa, where it has any: statements have, the ledger has none. */
export function exactNpr(npr: number, language: string): string {
  const paisa = Math.round(Math.abs(npr) * 100) % 100;
  const whole = formatNpr(Math.trunc(Math.abs(npr) + 0.001), language);
  const fraction = paisa === 0 ? '' : `.${localiseDigits(String(paisa).padStart(2, '0'), language)}`;
  return `${npr < 0 ? '−' : ''}${whole}${fraction}`;
}
