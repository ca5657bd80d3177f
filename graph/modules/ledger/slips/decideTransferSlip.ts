import type { GraphContext } from '#graph/context.ts';
import { askBeforeEntry, expectAsAsked } from '#graph/modules/payments/askBeforeEntry.ts';
import type { TransferSlip } from '#graph/prisma/generated/client.ts';
import type { DecideTransferSlipInput } from '#graph/schema/schema.generated.ts';
import { acceptSlip } from './acceptSlip.ts';
import { declineSlip } from './declineSlip.ts';
import { findSlip, withSlip } from './withSlip.ts';

/** Staff have compared a slip with the bank account: the money is here, or it is not. */
export async function decideTransferSlip(
  context: GraphContext,
  { id, decision, ...input }: DecideTransferSlipInput,
): Promise<TransferSlip> {
  if (decision !== 'ACCEPT')
    return withSlip(context, id, (work, held) => declineSlip(work.db, context, held, input));
  const { orderId } = await findSlip(context, id);
  const asked = await askBeforeEntry(context, orderId, {
    method: 'BANK_TRANSFER',
    // A payment that a silent provider confirms later is held for a person.
    allowUnverified: true,
  });
  return withSlip(context, id, async (work, held) => {
    await expectAsAsked(work.db, orderId, asked);
    return acceptSlip(work, context, held, input);
  });
}
