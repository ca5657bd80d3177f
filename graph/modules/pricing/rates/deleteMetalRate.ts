import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueJob } from '#graph/jobs/queueJob.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { DeleteMetalRateInput } from '#graph/schema/schema.generated.ts';
import { ratesChanged } from '#graph/snapshot/shopChange.ts';
import { repriceProductsJob } from '../pricing.jobs.ts';
import { latestRates } from '../ratesInForce.ts';
import { lockRates } from './lockRates.ts';

interface Deleted {
  deleted: boolean;
  /** The re-pricing that follows when the rate was in force. */
  jobId: string | null;
}

/** Deletes a rate. The one in force goes only when another takes its place, at which every piece is priced anew. */
export function deleteMetalRate(context: GraphContext, { id }: DeleteMetalRateInput): Promise<Deleted> {
  const { prisma, now } = context;
  return inTransaction(prisma, async (tx) => {
    await lockRates(tx, 'GOLD');
    await lockRates(tx, 'SILVER');
    const rate = await tx.metalRate.findUnique({ where: { id } });
    if (!rate) throw new DomainError('RATE_NOT_FOUND', 'id');
    const { metal, perTola, effectiveFrom } = rate;
    const [inForce, before] = await latestRates(tx, { metal, now, take: 2 });
    const isInForce = inForce?.id === id;
    if (isInForce && !before) throw new DomainError('LAST_RATE_STAYS', 'id');

    await ratesChanged(tx, 'withdrawn', rate);
    await tx.metalRate.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'rate.delete',
      entity: 'MetalRate',
      entityId: id,
      before: { metal, perTola, effectiveFrom: effectiveFrom.toISOString() },
    });
    const jobId = isInForce ? await queueJob(tx, context, repriceProductsJob, {}) : null;
    return { deleted: true, jobId };
  });
}
