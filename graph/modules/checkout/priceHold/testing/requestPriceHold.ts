import { repriceProducts } from '#graph/modules/pricing/rates/repriceProducts.ts';
import type { Metal } from '#graph/prisma/generated/client.ts';
import type { QuoteWithPriceHoldInput } from '#graph/schema/schema.generated.ts';
import { aRate } from '#graph/testing/aRate.ts';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';

const HOLD = `query ($input: QuoteWithPriceHoldInput!) {
  quoteWithPriceHold(input: $input) {
    quote { lines { index unitPrice } totals { finalTotal } errors { reason } }
    held { quoteId total rates { metal perTola } expiresAt }
    ended
  }
}`;

export interface PriceHoldResponse {
  quote: { lines: { index: number; unitPrice: number }[]; totals: { finalTotal: number } };
  held: { quoteId: string; total: number; rates: { metal: Metal; perTola: number }[]; expiresAt: string };
  ended: string | null;
}

export async function requestPriceHold(
  server: TestServer,
  input: QuoteWithPriceHoldInput,
  client?: Pick<Shopper, 'graphql'>,
): Promise<PriceHoldResponse> {
  const { data, errors } = await (client?.graphql(HOLD, { input }) ?? server.graphql(HOLD, { input }));
  if (errors) throw new Error(errors[0]?.message);
  return data?.quoteWithPriceHold;
}

/** Publishes a rate that takes effect now, and updates the prices. */
export async function publishRate(
  { prisma, work, clock }: TestServer,
  perTola: number,
  metal: Metal = 'GOLD',
): Promise<void> {
  await aRate(prisma, { metal, perTola, effectiveFrom: clock.now });
  await repriceProducts({ prisma, work, now: clock.now });
}
