import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readAgain } from '#web/api/readAgain.ts';
import type { DiscountApprovalInput } from '#web/graphql/types.generated.ts';
import { endAttempt, idempotencyKeyFor } from '#web/order/orderAttempt.ts';
import type { Receipt_OrderFragment as Sold } from './Receipt.generated.ts';
import {
  type Till_QuoteFragment as Quote,
  TillDayDocument,
  useTillParkMutation,
  useTillQuoteQuery,
  useTillSellMutation,
} from './Till.generated.ts';
import { ofBuyer, type TillProblem } from './tillProblems.ts';
import { type TillSale, toQuoteInput, toSellInput } from './tillSale.ts';

export interface Till {
  sale: TillSale;
  setSale: (next: TillSale | ((sale: TillSale) => TillSale)) => void;
  quote: Quote | undefined;
  /** Why it was not sold or parked. */
  problems: readonly TillProblem[];
  isSelling: boolean;
  sell: (approval?: DiscountApprovalInput) => Promise<void>;
  /** Returns whether the sale was parked. */
  park: (label: string) => Promise<boolean>;
}

interface TillOptions {
  /** The message for a sale whose answer was lost. */
  lost: string;
  locationId: string | undefined;
  onSold: (order: Sold) => void;
}

/** One sale at the counter, from its first piece until it is sold or parked. */
export function useTill(begun: TillSale, { lost, locationId, onSold }: TillOptions): Till {
  const client = useApolloClient();
  const [sale, setSale] = useState(begun);
  const [problems, setProblems] = useState<Till['problems']>([]);
  const [total, setTotal] = useState<number>();
  const [sellNow, selling] = useTillSellMutation();
  const [parkNow] = useTillParkMutation();
  const isEmpty = sale.lines.length === 0;
  const quoted = useTillQuoteQuery({
    variables: { input: toQuoteInput(sale, total, locationId) },
    skip: isEmpty,
    fetchPolicy: 'network-only',
  });
  const quote = isEmpty ? undefined : (quoted.data ?? quoted.previousData)?.quoteCounterSale;
  const finalTotal = quote?.totals.finalTotal;
  if (finalTotal !== total) setTotal(finalTotal);

  async function sell(approval?: DiscountApprovalInput) {
    if (!quote || selling.loading) return;
    const input = toSellInput(sale, quote.totals.finalTotal, { locationId });
    // Two walk-ins can buy the same: the sale is a part of the key.
    const idempotencyKey = idempotencyKeyFor({ saleId: sale.id, ...input });
    try {
      const { data } = await sellNow({ variables: { input: { ...input, approval, idempotencyKey } } });
      const answer = data?.sellAtCounter;
      if (!answer) return;
      endAttempt();
      setProblems(ofBuyer(answer.errors, sale.isForOther));
      if (!answer.order) await readAgain(quoted.refetch());
      else {
        onSold(answer.order);
        await readAgain(client.refetchQueries({ include: [TillDayDocument] }));
      }
    } catch {
      // The next try has the same key, so that it cannot sell twice.
      setProblems([{ reason: 'LOST', message: lost }]);
    }
  }

  async function park(label: string) {
    const pieces = sale.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const input = { label, content: sale, pieces, total: finalTotal ?? 0 };
    // A request that failed has told its reason in a toast, and the sale stays on the screen.
    const result = await parkNow({ variables: { input } }).catch(() => null);
    const errors = result?.data?.parkSale.errors;
    setProblems(errors ?? []);
    return errors?.length === 0;
  }

  return {
    sale,
    setSale: (next) => {
      setProblems([]);
      setSale(next);
    },
    quote,
    problems,
    isSelling: selling.loading,
    sell,
    park,
  };
}
