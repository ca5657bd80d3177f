import { getStoredDiscountAmount } from '#domain/orders/counter/calculateStaffDiscount.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import { calculateMaking } from './calculateMaking.ts';

/** Returns the staff discount on a line, in NPR: a percentage, or a fixed amount. */
export function computeLineDiscount(line: OrderLine, sum: number): number {
  return getStoredDiscountAmount(line, { lineTotal: line.lineTotal, making: calculateMaking(line) }, sum);
}
