import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { agreementNote } from '#domain/orders/edit/editSchemas.ts';
import type {
  OrderSheet_OrderFragment as Order,
  ProposalPanel_ProposalFragment as Proposal,
} from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { formatOrderChanges } from '#web/labels/orderChangeTexts.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useAnswerProposalForBuyerMutation } from './Proposals.generated.ts';

const rules = z.object({ note: agreementNote });

export interface AcceptProposalDialogProps {
  order: Order;
  proposal: Proposal;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Accepts a proposal on the customer's behalf, with a note of who agreed and when. */
export function AcceptProposalDialog({ order, proposal, reload, onClose }: AcceptProposalDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [acceptProposal] = useAnswerProposalForBuyerMutation();
  const { change, conflict } = useChange({ current: order, reload });
  const form = useForm<z.input<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { note: '' } });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ note }) => {
      const errors = await change(async () => {
        const input = { id: order.id, proposalId: proposal.id, accept: true, note };
        return (await acceptProposal({ variables: { input } })).data?.answerOrderProposal;
      });
      if (errors) return errors;
      notify.success(i18n.t('Order {number} updated', { number: order.number }));
      onClose();
      return undefined;
    },
    i18n.t('Could not update the order. Try again.'),
  );

  return (
    <OrderDialog
      title={i18n.t('Agreed by phone')}
      confirm={i18n.t('Apply changes')}
      onSubmit={submit}
      isSending={form.formState.isSubmitting}
      isPossible={order.proposal?.id === proposal.id}
      {...{ order, conflict, problem, onClose }}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {formatOrderChanges(i18n, proposal.changes).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <TextInput
        control={form.control}
        name="note"
        label={i18n.t('Who agreed, and when')}
        helperText={i18n.t('Visible to staff only.')}
        autoFocus
        maxLength={240}
        autoComplete="off"
      />
    </OrderDialog>
  );
}
