import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type OrderProposal_OrderFragment as Order,
  useAnswerProposalMutation,
} from './OrderProposal.generated.ts';

/** Returns a function that approves or declines a proposal. The updated order replaces the one on the page. */
export function useAnswerProposal(
  order: Pick<Order, 'id'>,
  proposal: Pick<NonNullable<Order['proposal']>, 'id'>,
  guestToken: string | null | undefined,
) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [answerProposal, { loading: isSending }] = useAnswerProposalMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function respond(isAccepted: boolean) {
    setProblem(null);
    try {
      const input = { id: order.id, proposalId: proposal.id, accept: isAccepted, guestToken };
      const { data } = await answerProposal({ variables: { input } });
      const [firstError] = data?.answerOrderProposal.errors ?? [];
      if (firstError) setProblem(firstError.message);
      else
        notify.success(isAccepted ? i18n.t('Your order has changed') : i18n.t('Your order stays the same'));
    } catch (error) {
      setProblem(getServerMessage(error) ?? i18n.t('Couldn’t send your answer. Please try again.'));
    }
  }

  return { respond, isSending, problem };
}
