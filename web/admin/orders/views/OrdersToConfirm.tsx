import { CountMark } from '#web/admin/ui/CountMark.tsx';
import { useOrderViewCounts } from './useOrderViewCounts.ts';

/** How many orders nobody has taken in hand yet, beside their name in the rail. */
export function OrdersToConfirm() {
  return <CountMark count={useOrderViewCounts().TO_CONFIRM} />;
}
