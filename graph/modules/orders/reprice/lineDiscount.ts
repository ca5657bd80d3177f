import { keptAmount } from '#domain/orders/counter/staffDiscount.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import { makingOf } from './makingOf.ts';

/** NPR that staff take off a line as it is: its percentage, or the given sum. */
export function lineDiscount(line: OrderLine, sum: number): number {
  return keptAmount(line, { lineTotal: line.lineTotal, making: makingOf(line) }, sum);
}
