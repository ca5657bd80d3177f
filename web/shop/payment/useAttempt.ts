import { useEffect, useEffectEvent, useState } from 'react';
import { readAgain } from '#web/api/readAgain.ts';
import { useCheckPaymentMutation, usePaymentPageQuery } from './PaymentPage.generated.ts';

const SOON_MS = 5_000;
const SOON_TIMES = 12;
const LATER_MS = 60_000;
const LATER_TIMES = 40;

/** An attempt to pay, asked about again and again while nobody knows. */
export function useAttempt(ref: string) {
  const { data, loading, error, refetch } = usePaymentPageQuery({
    variables: { ref },
    fetchPolicy: 'network-only',
  });
  const [send, { data: checked }] = useCheckPaymentMutation();
  const [times, setTimes] = useState(0);
  const attempt = checked?.checkPayment.attempt ?? data?.paymentAttempt ?? null;
  const isOpen = attempt?.status === 'OPEN' || attempt?.status === 'HELD';

  async function check() {
    setTimes((count) => count + 1);
    if (!attempt) await readAgain(refetch());
    // One that was not answered is followed by the next.
    else await send({ variables: { input: { ref } } }).catch(() => undefined);
  }
  const look = useEffectEvent(() => void check());

  useEffect(() => {
    if (!isOpen || times >= SOON_TIMES + LATER_TIMES) return;
    const timer = setTimeout(() => look(), times < SOON_TIMES ? SOON_MS : LATER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, times]);

  return { attempt, isLoading: loading && !attempt, error, check: () => void check() };
}
