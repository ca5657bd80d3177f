import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { agreedNote } from '#domain/orders/edit/editSchemas.ts';
import type {
  OrderSheet_OrderFragment as Order,
  ProposalPanel_ProposalFragment as Proposal,
} from '#web/admin/order/Order.generated.ts';
import { OrderDialog } from '#web/admin/order/OrderDialog.tsx';
import { useChange } from '#web/admin/ui/change/useChange.ts';
import { changeTexts } from '#web/labels/orderChangeTexts.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useAnswerProposalForBuyerMutation } from './Proposals.generated.ts';

const rules = z.object({ note: agreedNote });

export interface AcceptProposalDialogProps {
  order: Order;
  proposal: Proposal;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Accepts a proposal in the buyer's name, with a note of when they said so. */
export function AcceptProposalDialog({ order, proposal, reload, onClose }: AcceptProposalDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [answer] = useAnswerProposalForBuyerMutation();
  const { change, movedOn } = useChange({ now: order, reload });
  const form = useForm<z.input<typeof rules>>({ resolver: zodResolver(rules), defaultValues: { note: '' } });
  const { submit, problem } = useFormSend(
    form,
    async ({ note }) => {
      const errors = await change(async () => {
        const input = { id: order.id, proposalId: proposal.id, accept: true, note };
        return (await answer({ variables: { input } })).data?.answerOrderProposal;
      });
      if (errors) return errors;
      notify.success(i18n.t('Order {number} is changed', { number: order.number }));
      onClose();
      return undefined;
    },
    i18n.t('The order could not be changed. Please try again.'),
  );

  return (
    <OrderDialog
      title={i18n.t('Agreed by phone')}
      confirm={i18n.t('Change the order')}
      onSubmit={submit}
      isSending={form.formState.isSubmitting}
      isPossible={order.proposal?.id === proposal.id}
      {...{ order, movedOn, problem, onClose }}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changeTexts(i18n, proposal.changes).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <TextInput
        control={form.control}
        name="note"
        label={i18n.t('Agreed with whom, and when')}
        helperText={i18n.t('Only staff read it.')}
        autoFocus
        maxLength={240}
        autoComplete="off"
      />
    </OrderDialog>
  );
}
