import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { courierCashSchema } from '#domain/orders/orderChangeSchema.ts';
import { bulkAction, changing } from '#graph/bulk/bulkAction.ts';
import { bulkOrders, holdOrder, type Json } from '#graph/modules/desk/bulkOrders.ts';
import type { BulkCourierCashInput } from '#graph/schema/schema.generated.ts';
import { receiveCash } from './recordCodRemittance.ts';

type CashHow = { reference?: string; day: string; isDayGiven: boolean };

export const bulk = {
  receiveCourierCash: bulkAction<BulkCourierCashInput, Json<CashHow>>({
    list: bulkOrders,
    needs: () => ['recordPayments'],
    read: ({ now }, { reference: given, receivedAt }) => {
      const { reference } = parseInput(courierCashSchema, { reference: given });
      if (receivedAt && receivedAt > now)
        throw new DomainError('PAID_IN_THE_FUTURE', 'change.receiveCourierCash.receivedAt');
      const day = formatIsoDay(kathmanduDay(receivedAt ?? now));
      return { ...(reference && { reference }), day, isDayGiven: Boolean(receivedAt) };
    },
    apply: changing(
      holdOrder,
      async ({ work, context, row: order }, { reference, day, isDayGiven }: CashHow) => {
        const came = { ...(reference && { reference }), ...(isDayGiven && { day }) };
        await receiveCash(work, context, order, { came, day: new Date(day) });
        return {};
      },
    ),
  }),
};
