import { CountMark } from '#web/admin/ui/CountMark.tsx';
import { useReturnCounts } from './useReturnCounts.ts';

/** How many returns wait for a decision or for money, beside their name in the rail. */
export function ReturnsToHandle() {
  return <CountMark count={useReturnCounts().waiting} />;
}
