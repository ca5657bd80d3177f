import assert from 'node:assert/strict';
import { DomainError } from '#domain/errors/errors.ts';
import { isReason } from '#domain/errors/problemTexts.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ChosenLine } from '#graph/modules/quotes/chooseVariants.ts';
import type { FreshVariant } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { LineInput } from '#graph/schema/schema.generated.ts';

interface ExchangeRequest {
  lines: readonly LineInput[];
  /** Products and variants of the lines. */
  selectedLines: readonly ChosenLine[];
  freeShipping: boolean;
  isTakenAlong: boolean;
}

/** Prices the items now, and locks them until the transaction ends. Throws if an item is unavailable. */
export async function priceExchange(
  tx: Transaction,
  { snapshot, now }: Pick<GraphContext, 'snapshot' | 'now'>,
  { lines, selectedLines, freeShipping, isTakenAlong }: ExchangeRequest,
): Promise<PricedQuote> {
  const variantIds = selectedLines.flatMap(({ variant }) => variant?.id ?? []);
  const currentVariants =
    variantIds.length === 0
      ? []
      : await tx.$queryRaw<FreshVariant[]>`
          SELECT id, price, stock FROM variants WHERE id IN (${Prisma.join(variantIds)}) ORDER BY id FOR UPDATE`;
  const forSale = await tx.product.findMany({
    where: { id: { in: selectedLines.flatMap(({ product }) => product?.id ?? []) }, status: 'ACTIVE' },
    select: { id: true, cost: true },
  });
  const quote = quoteLines(
    { lines, isTakenAlong: isTakenAlong || freeShipping },
    {
      chosen: selectedLines,
      currentVariants,
      forSale,
      candidates: [],
      settings: snapshot.settings,
      rates: {},
      now,
    },
  );
  const [error] = quote.errors;
  if (error) {
    const { reason, params, field } = error;
    assert(isReason(reason));
    throw new DomainError(reason, params as Record<string, string>, field ?? undefined);
  }
  return quote;
}
