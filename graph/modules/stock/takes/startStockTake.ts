import { z } from 'zod';
import { parseInput } from '#domain/errors/problems.ts';
import { noteSchema } from '#domain/stock/documentSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StockTake } from '#graph/prisma/generated/client.ts';
import type { StartStockTakeInput } from '#graph/schema/schema.generated.ts';
import { nextNumber } from '../documentNumber.ts';
import { findActiveLocation } from '../locations/locations.ts';

/** Begins a count; what there has to be is looked up for each size when it is counted. */
export async function startStockTake(
  context: GraphContext,
  { locationId, category = null, type = null, note: given }: StartStockTakeInput,
): Promise<StockTake> {
  const { note } = parseInput(z.object({ note: noteSchema }), { note: given });
  const place = await findActiveLocation(context.prisma, locationId, 'locationId');
  return context.work(async (work) => {
    const number = await nextNumber(work.db, 'ST');
    const take = await work.db.stockTake.create({
      data: {
        number,
        locationId: place.id,
        category,
        type,
        note,
        startedAt: context.now,
        startedById: context.viewer?.id,
      },
    });
    await recordAudit(work.db, context, {
      action: 'stockTake.start',
      entity: 'StockTake',
      entityId: take.id,
      after: { number, location: place.name, ...(category && { category }), ...(type && { type }) },
    });
    return take;
  });
}
