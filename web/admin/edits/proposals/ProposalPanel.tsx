import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type {
  OrderSheet_OrderFragment as Order,
  ProposalPanel_ProposalFragment as Proposal,
} from '#web/admin/order/Order.generated.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { formatOrderChanges } from '#web/labels/orderChangeTexts.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useWithdrawProposalMutation } from './Proposals.generated.ts';
import { proposalTexts } from './proposalTexts.ts';

export interface ProposalPanelProps {
  order: Order;
  onAccept: (proposal: Proposal) => void;
}

/** Shows the latest proposal and the customer's response; nothing if there is none. */
export function ProposalPanel({ order, onAccept }: ProposalPanelProps) {
  const { i18n } = useLingui();
  const { proposals } = order.staff;
  if (proposals.length === 0) return null;
  return (
    <Panel title={i18n.t('Proposed changes')}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {proposals.map((proposal) => (
          <ProposalItem key={proposal.id} {...{ order, proposal, onAccept }} />
        ))}
      </Stack>
    </Panel>
  );
}

function ProposalItem({ order, proposal, onAccept }: ProposalPanelProps & { proposal: Proposal }) {
  const { i18n } = useLingui();
  const { status, changes, message, createdAt, expiresAt, endedAt } = proposal;
  const isOpen = order.proposal?.id === proposal.id;
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>{i18n.t(proposalTexts[status])}</Typography>
      <Typography variant="caption" color="textSecondary">
        {i18n.t('Sent')} <Instant at={createdAt} />
        {' · '}
        {isOpen ? i18n.t('open until') : i18n.t('ended')}{' '}
        <Instant at={isOpen ? expiresAt : (endedAt ?? expiresAt)} />
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {formatOrderChanges(i18n, changes).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      {message && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {message}
        </Typography>
      )}
      {isOpen && <OpenProposal {...{ order, proposal, onAccept }} />}
    </li>
  );
}

function OpenProposal({ order, proposal, onAccept }: ProposalPanelProps & { proposal: Proposal }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const notify = useNotify();
  const client = useApolloClient();
  const [withdraw, { loading }] = useWithdrawProposalMutation();
  const { due, refundDue } = proposal;

  async function withdrawProposal() {
    const input = { id: order.id, proposalId: proposal.id };
    // A failed request has already shown its reason in a toast.
    const result = await withdraw({ variables: { input } }).catch(() => null);
    if (!result) return;
    const [problem] = result.data?.withdrawOrderProposal.errors ?? [];
    if (problem) {
      notify.error(problem.message);
      await settleReads(client.refetchQueries({ include: 'active' }));
    } else notify.success(i18n.t('Proposal withdrawn'));
  }

  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {refundDue > 0
          ? i18n.t('Refund due after the change: {npr}', { npr: formatNpr(refundDue, i18n.locale) })
          : i18n.t('Amount due after the change: {npr}', { npr: formatNpr(due, i18n.locale) })}
      </Typography>
      {can('editOrders') && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
          <Button size="small" variant="outlined" onClick={() => onAccept(proposal)}>
            {i18n.t('Agreed by phone')}
          </Button>
          <Button size="small" loading={loading} onClick={() => void withdrawProposal()}>
            {i18n.t('Withdraw')}
          </Button>
        </Box>
      )}
    </>
  );
}
