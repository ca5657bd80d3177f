import { useEffect, useEffectEvent, useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import { useCheckPaymentMutation, usePaymentPageQuery } from './PaymentPage.generated.ts';

const EARLY_POLL_MS = 5_000;
const EARLY_POLL_COUNT = 12;
const LATE_POLL_MS = 60_000;
const LATE_POLL_COUNT = 40;

/**
 * Loads a payment attempt. While it is open, repeatedly checks it with the provider, up to a maximum number of times.
 */
export function useAttempt(ref: string) {
  const { data, loading, error, refetch } = usePaymentPageQuery({
    variables: { ref },
    fetchPolicy: 'network-only',
  });
  const [checkPayment, { data: checkData }] = useCheckPaymentMutation();
  const [pollCount, setPollCount] = useState(0);
  const attempt = checkData?.checkPayment.attempt ?? data?.paymentAttempt ?? null;
  const isOpen = attempt?.status === 'OPEN' || attempt?.status === 'UNDER_REVIEW';

  async function check() {
    setPollCount((count) => count + 1);
    if (!attempt) await settleReads(refetch());
    // A failed request is ignored, because the next one follows soon.
    else await checkPayment({ variables: { input: { ref } } }).catch(() => undefined);
  }
  const poll = useEffectEvent(() => void check());

  useEffect(() => {
    if (!isOpen || pollCount >= EARLY_POLL_COUNT + LATE_POLL_COUNT) return;
    const timer = setTimeout(() => poll(), pollCount < EARLY_POLL_COUNT ? EARLY_POLL_MS : LATE_POLL_MS);
    return () => clearTimeout(timer);
  }, [isOpen, pollCount]);

  return { attempt, isLoading: loading && !attempt, error, check: () => void check() };
}
