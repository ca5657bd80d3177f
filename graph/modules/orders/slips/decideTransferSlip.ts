import type { GraphContext } from '#graph/context.ts';
import type { TransferSlip } from '#graph/prisma/generated/client.ts';
import type { DecideTransferSlipInput } from '#graph/schema/schema.generated.ts';
import { acceptSlip } from './acceptSlip.ts';
import { declineSlip } from './declineSlip.ts';
import { withSlip } from './withSlip.ts';

/** Staff have compared a slip with the bank account: the money is here, or it is not. */
export function decideTransferSlip(
  context: GraphContext,
  { id, decision, ...input }: DecideTransferSlipInput,
): Promise<TransferSlip> {
  const decide = decision === 'ACCEPT' ? acceptSlip : declineSlip;
  return withSlip(context, id, (tx, held) => decide(tx, context, held, input));
}
