import { startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CounterDay } from '#graph/schema/schema.generated.ts';

/** Returns the viewer's counter takings since midnight in Kathmandu. */
export async function readCounterDay(context: GraphContext): Promise<CounterDay> {
  const payments = await context.prisma.payment.findMany({
    where: {
      actorId: requireViewer(context).id,
      settledAt: { gte: startOfDay(toKathmanduDay(context.now)) },
      kind: 'PAYMENT',
      voidedAt: null,
      order: { channel: { in: ['COUNTER', 'PHONE'] } },
    },
    select: { orderId: true, method: true, amount: true },
  });
  const sumByMethod = (...methods: string[]) =>
    payments.reduce((sum, { method, amount }) => (methods.includes(method) ? sum + amount : sum), 0);
  return {
    sales: new Set(payments.map(({ orderId }) => orderId)).size,
    cash: sumByMethod('CASH', 'COD'),
    card: sumByMethod('CARD'),
    transfer: sumByMethod('BANK_TRANSFER'),
    exchange: sumByMethod('EXCHANGE'),
  };
}
