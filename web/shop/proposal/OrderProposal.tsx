import { useLingui } from '@lingui/react';
import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { getLastAnswerDay } from '#domain/orders/edit/proposal.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatOrderChanges } from '#web/labels/orderChangeTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { OrderedProduct } from '#web/shop/checkout/success/OrderedProduct.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import type { OrderProposal_OrderFragment as Order } from './OrderProposal.generated.ts';
import { useAnswerProposal } from './useAnswerProposal.ts';

export interface OrderProposalProps {
  order: Order;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
}

type Proposal = NonNullable<Order['proposal']>;

/** Proposal waiting for the customer's approval. Renders nothing if there is none. */
export function OrderProposal({ order, guestToken = null }: OrderProposalProps) {
  if (!order.proposal) return null;
  return <ProposalPanel order={order} proposal={order.proposal} guestToken={guestToken} />;
}

interface ProposalPanelProps extends OrderProposalProps {
  proposal: Proposal;
}

function ProposalPanel({ order, proposal, guestToken }: ProposalPanelProps) {
  const { i18n } = useLingui();
  const { respond, isSending, problem } = useAnswerProposal(order, proposal, guestToken);
  const { changes, message, totals, expiresAt } = proposal;
  return (
    <Box
      component="section"
      aria-label={i18n.t('Proposed change')}
      sx={{ border: 1, borderColor: 'primary.main', borderRadius: 1, p: { xs: 2.5, sm: 4 } }}
    >
      <Typography variant="h3" component="h2">
        {i18n.t('May we change your order?')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{i18n.t('Nothing changes unless you agree.')}</Typography>
      {message && (
        <Typography
          component="blockquote"
          sx={{ m: 0, mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider', whiteSpace: 'pre-line' }}
        >
          {message}
        </Typography>
      )}
      <Box component="ul" sx={{ mt: 2, mb: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {formatOrderChanges(i18n, changes).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Balance proposal={proposal} />
      <ProposedOrderDetails order={order} proposal={proposal} />
      <FormAlert>{problem}</FormAlert>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 3 }}>
        <Button
          variant="contained"
          loading={isSending}
          onClick={() => void respond(true)}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {i18n.t('Accept change · {total}', { total: formatNpr(totals.finalTotal, i18n.locale) })}
        </Button>
        <Button variant="outlined" disabled={isSending} onClick={() => void respond(false)}>
          {i18n.t('Keep my order as it is')}
        </Button>
      </Stack>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1.5 }}>
        {i18n.t('We’ll reserve the pieces and hold these prices for you until the end of {day}.', {
          day: formatDate(getLastAnswerDay(new Date(expiresAt)).toISOString(), i18n.locale),
        })}
      </Typography>
    </Box>
  );
}

/** Amount due or refund due after the change. */
function Balance({ proposal: { due, refundDue, difference } }: { proposal: Proposal }) {
  const { i18n } = useLingui();
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  return (
    <Typography sx={{ mt: 2, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
      {difference > 0 && i18n.t('Your order would cost {amount} more.', { amount: formatAmount(difference) })}
      {difference < 0 &&
        i18n.t('Your order would cost {amount} less.', { amount: formatAmount(-difference) })}{' '}
      {refundDue > 0
        ? i18n.t('We would refund you {refundDue}.', { refundDue: formatAmount(refundDue) })
        : due > 0 && i18n.t('Amount due after the change: {due}.', { due: formatAmount(due) })}
    </Typography>
  );
}

/** The complete order as it would be after the change. */
function ProposedOrderDetails({
  proposal: { lines, totals, couponCode },
}: Pick<ProposalPanelProps, 'order' | 'proposal'>) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 1, ml: -1 }}>
        {i18n.t('View your order with the change')}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <OrderedProduct key={line.id} {...line} />
          ))}
        </Box>
        <TotalsList totals={totals} couponCode={couponCode} />
      </Collapse>
    </>
  );
}
