import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import type { OrderStep } from '#domain/orders/getNextStep.ts';
import { UNANSWERED_PROPOSAL_TEXT } from '#web/admin/edits/proposals/proposalTexts.ts';
import { undoSingleChange, useUndoToast } from '#web/admin/list/bulk/useUndoToast.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { client } from '#web/app/requests/client.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Orders_OrderFragment as Order, UndoOrderStepDocument } from '../Orders.generated.ts';
import { getDoneText } from './stepTexts.ts';
import { type StepResult, takeStep } from './takeStep.ts';

/** Decision needed before an order can take a step. */
export interface Decision {
  order: Order;
  step: OrderStep;
  reason: Extract<UserErrorReason, 'ORDER_NOT_PAID' | 'ITEMS_OUT_OF_STOCK'> | 'BUYER_ASKED';
  message: string;
}

export interface StepOptions {
  allowUnpaid?: boolean;
  /** True to continue although the customer has not responded to a proposal. */
  allowOpenProposal?: boolean;
}

const PACKING_STEPS: readonly OrderStep[] = ['PROCESSING', 'SHIPPED'];

/** Moves one order to its next step, after a decision by the user if one is needed. */
export function useStep() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const client = useApolloClient();
  const offerUndo = useUndoToast();
  const [pendingOrderId, setPendingOrderId] = useState<string | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);

  async function take(order: Order, step: OrderStep, options?: StepOptions) {
    if (order.proposal && PACKING_STEPS.includes(step) && !options?.allowOpenProposal)
      return setDecision({ order, step, reason: 'BUYER_ASKED', message: i18n.t(UNANSWERED_PROPOSAL_TEXT) });
    setPendingOrderId(order.id);
    // A failed request is already reported in a toast.
    const result = await takeStep(order.id, step, options).catch(() => null);
    setPendingOrderId(null);
    if (!result) return;
    if (result.problem === undefined) {
      const { version } = result;
      if (version !== null)
        offerUndo(i18n.t(getDoneText(step, order.fulfilment), { number: order.number }), () =>
          undoSingleChange(() => undoStep(order.id, version)),
        );
      await settleReads(client.refetchQueries({ include: 'active' }));
    } else handleProblem(order, step, result);
    return undefined;
  }

  function handleProblem(order: Order, step: OrderStep, { reason, problem = '' }: StepResult) {
    if (reason === 'ORDER_NOT_PAID' || reason === 'ITEMS_OUT_OF_STOCK')
      setDecision({ order, step, reason, message: problem });
    else notify.error(problem);
  }

  return { pendingOrderId, take, decision, close: () => setDecision(null) };
}

/** Undoes an order's last step. Returns the problem if it can no longer be undone. */
async function undoStep(id: string, version: number): Promise<string | undefined> {
  const { data } = await client.mutate({
    mutation: UndoOrderStepDocument,
    variables: { input: { id, version } },
  });
  return data?.undoOrderStep.errors[0]?.message;
}
