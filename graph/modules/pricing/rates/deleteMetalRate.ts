import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteMetalRateInput } from '#graph/schema/schema.generated.ts';
import { rateChanged } from '#graph/work/storeEvents.ts';
import { repriceProductsJob } from '../pricing.jobs.ts';
import { readLatestRates } from '../readRatesInForce.ts';
import { lockRates } from './lockRates.ts';

interface DeleteResult {
  deleted: boolean;
  /** Repricing job, queued if the rate was in force. */
  jobId: string | null;
}

/**
 * Deletes a rate. The rate in force can only be deleted if a previous one replaces it; every product is then
 * repriced.
 */
export function deleteMetalRate(context: GraphContext, { id }: DeleteMetalRateInput): Promise<DeleteResult> {
  const { now } = context;
  return context.work(async (work) => {
    await lockRates(work.db, 'GOLD');
    await lockRates(work.db, 'SILVER');
    const rate = await work.db.metalRate.findUnique({ where: { id } });
    if (!rate) throw new DomainError('RATE_NOT_FOUND', 'id');
    const { metal, perTola, effectiveFrom } = rate;
    const [currentRate, previousRate] = await readLatestRates(work.db, { metal, now, take: 2 });
    const isInForce = currentRate?.id === id;
    if (isInForce && !previousRate) throw new DomainError('CANNOT_DELETE_LAST_RATE', 'id');

    work.publish(rateChanged('withdrawn', rate));
    await work.db.metalRate.delete({ where: { id } });
    await recordAudit(work.db, context, {
      action: 'rate.delete',
      entity: 'MetalRate',
      entityId: id,
      before: { metal, perTola, effectiveFrom: effectiveFrom.toISOString() },
    });
    const jobId = isInForce ? await work.enqueue(repriceProductsJob, {}) : null;
    return { deleted: true, jobId };
  });
}
