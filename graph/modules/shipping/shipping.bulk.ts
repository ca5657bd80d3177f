import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { carrierCashSchema } from '#domain/orders/orderChangeSchema.ts';
import { changeLockedRow, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import { bulkOrders, type Json, withLockedRow } from '#graph/modules/orderAdmin/bulkOrders.ts';
import type { BulkCodRemittanceInput } from '#graph/schema/schema.generated.ts';
import { receiveCash } from './recordCodRemittance.ts';

type RemittanceDetails = { reference?: string; day: string; isDayGiven: boolean };

export const bulk = {
  recordCodRemittances: defineBulkAction<BulkCodRemittanceInput, Json<RemittanceDetails>>({
    list: bulkOrders,
    getRequiredPermissions: () => ['recordPayments'],
    read: ({ now }, { reference: referenceInput, receivedAt }) => {
      const { reference } = parseInput(carrierCashSchema, { reference: referenceInput });
      if (receivedAt && receivedAt > now)
        throw new DomainError('PAID_IN_THE_FUTURE', 'change.recordCodRemittances.receivedAt');
      const day = formatIsoDay(toKathmanduDay(receivedAt ?? now));
      return { ...(reference && { reference }), day, isDayGiven: Boolean(receivedAt) };
    },
    apply: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: order }, { reference, day, isDayGiven }: RemittanceDetails) => {
        const timelineDetails = { ...(reference && { reference }), ...(isDayGiven && { day }) };
        await receiveCash(work, context, order, { timelineDetails, day: new Date(day) });
        return {};
      },
    ),
  }),
};
