import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { Metal } from '#domain/catalog/metals.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { metalRateSchema } from '#domain/pricing/metalRateSchema.ts';
import {
  calculateChangePercent,
  MAX_UNCONFIRMED_PERCENT,
  needsConfirmation,
} from '#domain/pricing/rateChange.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { MetalRate } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { PublishMetalRateInput } from '#graph/schema/schema.generated.ts';
import { rateChanged } from '#graph/work/storeEvents.ts';
import { repriceProductsJob } from '../pricing.jobs.ts';
import { readLatestRates } from '../readRatesInForce.ts';
import { lockRates } from './lockRates.ts';

const MAX_DAYS_AHEAD = 30;

/** Adds a rate, and queues the repricing for the time it comes into force. */
export function publishMetalRate(
  context: GraphContext,
  input: PublishMetalRateInput,
): Promise<{ rate: MetalRate; jobId: string }> {
  const { viewer, now } = context;
  const {
    metal,
    perTola,
    source = 'Entered by staff',
    confirm,
    ...rateInput
  } = parseInput(metalRateSchema, input);
  const effectiveFrom = rateInput.effectiveFrom ?? now;

  return context.work(async (work) => {
    await lockRates(work.db, metal);
    await assertEffectiveTime(work.db, { metal, effectiveFrom, now });
    const before = await getRateAt(work.db, metal, effectiveFrom);
    if (!confirm) assertPlausibleChange(before?.perTola ?? null, perTola);

    const rate = await work.db.metalRate.create({
      data: { metal, perTola, effectiveFrom, source, enteredById: viewer?.id, createdAt: now },
    });
    work.publish(rateChanged('published', rate));
    await recordAudit(work.db, context, {
      action: 'rate.publish',
      entity: 'MetalRate',
      entityId: rate.id,
      before: { perTola: before?.perTola ?? null },
      after: { metal, perTola, effectiveFrom: effectiveFrom.toISOString() },
    });
    const runAfter = new Date(Math.max(effectiveFrom.getTime(), now.getTime()));
    const jobId = await work.enqueue(repriceProductsJob, { rateId: rate.id }, { runAfter });
    return { rate, jobId };
  });
}

async function getRateAt(tx: Transaction, metal: Metal, at: Date): Promise<MetalRate | undefined> {
  return (await readLatestRates(tx, { metal, now: at, take: 1 }))[0];
}

async function assertEffectiveTime(
  tx: Transaction,
  { metal, effectiveFrom, now }: { metal: Metal; effectiveFrom: Date; now: Date },
): Promise<void> {
  if (effectiveFrom.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
    throw new DomainError('RATE_TOO_FAR_AHEAD', { most: MAX_DAYS_AHEAD }, 'effectiveFrom');
  const currentRate = await getRateAt(tx, metal, now);
  if (currentRate && effectiveFrom < currentRate.effectiveFrom)
    throw new DomainError('RATE_TOO_EARLY', 'effectiveFrom');
}

function assertPlausibleChange(before: number | null, after: number): void {
  if (before === null || !needsConfirmation(before, after)) return;
  const percent = calculateChangePercent(before, after);
  const reason = percent > 0 ? 'RATE_MUCH_HIGHER' : 'RATE_MUCH_LOWER';
  const values = { percent: Math.abs(percent), most: MAX_UNCONFIRMED_PERCENT };
  throw new DomainError(reason, values, 'confirm');
}
