import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import type { DiscountApprovalInput } from '#web/graphql/types.generated.ts';
import { endAttempt, getIdempotencyKey } from '#web/order/orderAttempt.ts';
import type { Receipt_OrderFragment as Sold } from './Receipt.generated.ts';
import {
  type Till_QuoteFragment as Quote,
  TillDayDocument,
  useTillParkMutation,
  useTillQuoteQuery,
  useTillSellMutation,
} from './Till.generated.ts';
import { moveNameProblems, type TillProblem } from './tillProblems.ts';
import { type TillSale, toQuoteInput, toSellInput } from './tillSale.ts';

export interface Till {
  sale: TillSale;
  setSale: (nextSale: TillSale | ((sale: TillSale) => TillSale)) => void;
  quote: Quote | undefined;
  /** Reasons why the sale could not be completed or parked. */
  problems: readonly TillProblem[];
  isSelling: boolean;
  sell: (approval?: DiscountApprovalInput) => Promise<void>;
  /** Resolves to true if the sale was parked. */
  park: (label: string) => Promise<boolean>;
}

interface TillOptions {
  /** Message if the response to the sale was lost. */
  lostResponseMessage: string;
  locationId: string | undefined;
  onSold: (order: Sold) => void;
}

/** Manages one sale until it is completed or parked. */
export function useTill(
  initialSale: TillSale,
  { lostResponseMessage, locationId, onSold }: TillOptions,
): Till {
  const client = useApolloClient();
  const [sale, setSale] = useState(initialSale);
  const [problems, setProblems] = useState<Till['problems']>([]);
  const [total, setTotal] = useState<number>();
  const [submitSale, submitSaleResult] = useTillSellMutation();
  const [submitParkedSale] = useTillParkMutation();
  const isEmpty = sale.lines.length === 0;
  const quoteResult = useTillQuoteQuery({
    variables: { input: toQuoteInput(sale, total, locationId) },
    skip: isEmpty,
    fetchPolicy: 'network-only',
  });
  const quote = isEmpty ? undefined : (quoteResult.data ?? quoteResult.previousData)?.quoteCounterSale;
  const finalTotal = quote?.totals.finalTotal;
  if (finalTotal !== total) setTotal(finalTotal);

  async function sell(approval?: DiscountApprovalInput) {
    if (!quote || submitSaleResult.loading) return;
    const input = toSellInput(sale, quote.totals.finalTotal, { locationId });
    // Two anonymous sales can be identical, so the key contains the sale's id.
    const idempotencyKey = getIdempotencyKey({ saleId: sale.id, ...input });
    try {
      const { data } = await submitSale({ variables: { input: { ...input, approval, idempotencyKey } } });
      const payload = data?.sellAtCounter;
      if (!payload) return;
      endAttempt();
      setProblems(moveNameProblems(payload.errors, sale.isForOther));
      if (!payload.order) await settleReads(quoteResult.refetch());
      else {
        onSold(payload.order);
        await settleReads(client.refetchQueries({ include: [TillDayDocument] }));
      }
    } catch {
      // A retry uses the same key, so it cannot sell twice.
      setProblems([{ reason: 'LOST', message: lostResponseMessage }]);
    }
  }

  async function park(label: string) {
    const itemCount = sale.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const input = { label, content: sale, pieces: itemCount, total: finalTotal ?? 0 };
    // A failed request has already shown its reason in a toast, and the sale stays on the screen.
    const result = await submitParkedSale({ variables: { input } }).catch(() => null);
    const errors = result?.data?.parkSale.errors;
    setProblems(errors ?? []);
    return errors?.length === 0;
  }

  return {
    sale,
    setSale: (nextSale) => {
      setProblems([]);
      setSale(nextSale);
    },
    quote,
    problems,
    isSelling: submitSaleResult.loading,
    sell,
    park,
  };
}
