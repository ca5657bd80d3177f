import { adminPaths } from '../adminPaths.ts';

/** Where a receipt, a transfer or a stock-take is shown, by its number. */
export function documentPath(number: string): string {
  if (number.startsWith('GR-')) return adminPaths.receipt(number);
  return number.startsWith('TR-') ? adminPaths.transfer(number) : adminPaths.stockTake(number);
}
