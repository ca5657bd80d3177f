import { useEffect, useEffectEvent, useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import { useCheckPaymentMutation, usePaymentPageQuery } from './PaymentPage.generated.ts';

const SOON_MS = 5_000;
const SOON_TIMES = 12;
const LATER_MS = 60_000;
const LATER_TIMES = 40;

/** Loads a payment attempt and checks an open one with its provider repeatedly, for a limited time. */
export function useAttempt(ref: string) {
  const { data, loading, error, refetch } = usePaymentPageQuery({
    variables: { ref },
    fetchPolicy: 'network-only',
  });
  const [send, { data: checkData }] = useCheckPaymentMutation();
  const [pollCount, setTimes] = useState(0);
  const attempt = checkData?.checkPayment.attempt ?? data?.paymentAttempt ?? null;
  const isOpen = attempt?.status === 'OPEN' || attempt?.status === 'UNDER_REVIEW';

  async function check() {
    setTimes((count) => count + 1);
    if (!attempt) await settleReads(refetch());
    // A failed request is followed by the next one.
    else await send({ variables: { input: { ref } } }).catch(() => undefined);
  }
  const poll = useEffectEvent(() => void check());

  useEffect(() => {
    if (!isOpen || pollCount >= SOON_TIMES + LATER_TIMES) return;
    const timer = setTimeout(() => poll(), pollCount < SOON_TIMES ? SOON_MS : LATER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, pollCount]);

  return { attempt, isLoading: loading && !attempt, error, check: () => void check() };
}
