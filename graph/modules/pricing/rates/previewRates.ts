import { METALS, type Metal } from '#domain/catalog/metals.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { previewRatesSchema } from '#domain/pricing/metalRateSchema.ts';
import { calculateChangePercent, needsConfirmation } from '#domain/pricing/rateChange.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { MetalRatePreview, PreviewRatesInput } from '#graph/schema/schema.generated.ts';
import { computePriceBreakdown, type Rates } from '../computePriceBreakdown.ts';
import { readRequestRates } from '../readRatesInForce.ts';
import { readRateBasedProducts } from './readProductsByRate.ts';

interface LargestChange {
  id: string;
  before: number;
  after: number;
  percent: number;
}

interface Preview {
  pieces: number;
  before: number;
  after: number;
  largest: (Omit<LargestChange, 'id'> & { product: Product }) | null;
  metals: MetalRatePreview[];
}

/** Returns a preview of the prices at other rates. Metals without a given rate are ignored. */
export async function previewRates(context: GraphContext, input: PreviewRatesInput): Promise<Preview> {
  const { gold, silver } = parseInput(previewRatesSchema, input);
  const enteredRates: Record<Metal, number | null | undefined> = { GOLD: gold, SILVER: silver };
  const ratesInForce = await readRequestRates(context);
  const metalPreviews = METALS.flatMap((metal) => {
    const after = enteredRates[metal];
    return after == null ? [] : [toRateChange(metal, ratesInForce[metal]?.perTola ?? null, after)];
  });

  const { largest, ...sums } = await sumChanges(context, metalPreviews);
  const product = largest && (await context.prisma.product.findUnique({ where: { id: largest.id } }));
  return { ...sums, largest: largest && product ? { ...largest, product } : null, metals: metalPreviews };
}

function toRateChange(metal: Metal, before: number | null, after: number): MetalRatePreview {
  const percent = before === null ? null : calculateChangePercent(before, after);
  return { metal, before, after, percent, needsConfirmation: needsConfirmation(before, after) };
}

async function sumChanges({ prisma }: GraphContext, metalPreviews: readonly MetalRatePreview[]) {
  const rates: Rates = Object.fromEntries(
    metalPreviews.map(({ metal, after }) => [metal, { perTola: after }]),
  );
  const sum = { pieces: 0, before: 0, after: 0, largest: null as LargestChange | null };
  const batches = readRateBasedProducts(
    prisma,
    metalPreviews.map(({ metal }) => metal),
  );
  for await (const batch of batches)
    for (const { id, price: before, weightMg, ...piece } of batch) {
      const after = computePriceBreakdown(piece, weightMg, rates)?.total;
      if (after === undefined || after === before) continue;
      sum.pieces += 1;
      sum.before += before;
      sum.after += after;
      const percent = before > 0 ? calculateChangePercent(before, after) : 0;
      if (Math.abs(percent) > Math.abs(sum.largest?.percent ?? 0))
        sum.largest = { id, before, after, percent };
    }
  return sum;
}
