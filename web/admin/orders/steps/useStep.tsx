import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import type { OrderStep } from '#domain/orders/nextStep.ts';
import { NOT_ANSWERED } from '#web/admin/edits/proposals/proposalTexts.ts';
import { undoOne, useUndoToast } from '#web/admin/list/bulk/useUndoToast.tsx';
import { readAgain } from '#web/api/readAgain.ts';
import { client } from '#web/app/requests/client.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Orders_OrderFragment as Order, UndoOrderStepDocument } from '../Orders.generated.ts';
import { takenText } from './stepTexts.ts';
import { type StepResult, takeStep } from './takeStep.ts';

/** What has to be decided before an order can go on. */
export interface Decision {
  order: Order;
  step: OrderStep;
  reason: Extract<UserErrorReason, 'ORDER_NOT_PAID' | 'PIECES_GONE'> | 'BUYER_ASKED';
  message: string;
}

export interface TakeOptions {
  allowUnpaid?: boolean;
  /** Whether it goes on although its buyer has not answered yet whether it is changed. */
  askedOk?: boolean;
}

const PACKS: readonly OrderStep[] = ['PROCESSING', 'SHIPPED'];

/** Takes a step with one order at once; what needs a word of a person first waits for it. */
export function useStep() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const client = useApolloClient();
  const offerUndo = useUndoToast();
  const [taking, setTaking] = useState<string | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);

  async function take(order: Order, step: OrderStep, options?: TakeOptions) {
    if (order.proposal && PACKS.includes(step) && !options?.askedOk)
      return setDecision({ order, step, reason: 'BUYER_ASKED', message: i18n.t(NOT_ANSWERED) });
    setTaking(order.id);
    // A failure of the request is told by its own toast.
    const result = await takeStep(order.id, step, options).catch(() => null);
    setTaking(null);
    if (!result) return;
    if (result.problem === undefined) {
      const { version } = result;
      if (version !== null)
        offerUndo(i18n.t(takenText(step, order.fulfilment), { number: order.number }), () =>
          undoOne(() => undoStep(order.id, version)),
        );
      await readAgain(client.refetchQueries({ include: 'active' }));
    } else tell(order, step, result);
    return undefined;
  }

  function tell(order: Order, step: OrderStep, { reason, problem = '' }: StepResult) {
    if (reason === 'ORDER_NOT_PAID' || reason === 'PIECES_GONE')
      setDecision({ order, step, reason, message: problem });
    else notify.error(problem);
  }

  return { taking, take, decision, close: () => setDecision(null) };
}

/** Takes an order's last step back; answers why that was too late, where it was. */
async function undoStep(id: string, version: number): Promise<string | undefined> {
  const { data } = await client.mutate({
    mutation: UndoOrderStepDocument,
    variables: { input: { id, version } },
  });
  return data?.undoOrderStep.errors[0]?.message;
}
