import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ReasonDialog, type ReasonValues } from '#web/admin/ui/ReasonDialog.tsx';
import type { StatementRowDecision } from '#web/graphql/types.generated.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { LinkRowDialog } from './LinkRowDialog.tsx';
import {
  type Statements_ItemFragment as Item,
  useDecideStatementRowMutation,
} from './Statements.generated.ts';
import { useRowDecision } from './useRowDecision.ts';

/** Actions for a statement row: confirm the suggestion, link a payment, or set the row aside. */
export function ItemActions({ item }: { item: Item }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [openDialog, setOpenDialog] = useState<'LINK' | 'SET_ASIDE' | null>(null);
  const [decide, { loading }] = useDecideStatementRowMutation({ refetchQueries: 'active' });
  const { outcome, by, row, payment, remittance } = item;
  if (!row) return null;
  const { id } = row;

  async function submitDecision(
    decision: StatementRowDecision,
    link: { paymentId?: string; remittance?: string } = {},
  ) {
    const input = { id, decision, ...link };
    try {
      const [problem] = (await decide({ variables: { input } })).data?.resolveStatementRow.errors ?? [];
      if (problem) notify.error(i18n.t(problem.message));
    } catch (error) {
      notify.error(getServerMessage(error) ?? i18n.t('Could not save the decision. Try again.'));
    }
  }

  const isDecided = by === 'PERSON';
  const isOpen = outcome !== 'MATCHED' && outcome !== 'SET_ASIDE';
  return (
    <Stack direction="row" sx={{ gap: 1, ml: -1, flexWrap: 'wrap' }}>
      {outcome === 'SUGGESTED' && payment && (
        <Button
          size="small"
          variant="outlined"
          loading={loading}
          onClick={() => void submitDecision('LINK', { paymentId: payment.id })}
        >
          {i18n.t('Link to this payment')}
        </Button>
      )}
      {outcome === 'SUGGESTED' && remittance && (
        <Button
          size="small"
          variant="outlined"
          loading={loading}
          onClick={() => void submitDecision('LINK', { remittance: remittance.id })}
        >
          {i18n.t('Link to this remittance')}
        </Button>
      )}
      {isOpen && (
        <>
          <Button size="small" onClick={() => setOpenDialog('LINK')}>
            {i18n.t('Link')}
          </Button>
          <Button size="small" onClick={() => setOpenDialog('SET_ASIDE')}>
            {i18n.t('Set aside')}
          </Button>
        </>
      )}
      {isDecided && (
        <Button size="small" loading={loading} onClick={() => void submitDecision('REOPEN')}>
          {i18n.t('Reopen')}
        </Button>
      )}
      {openDialog === 'LINK' && (
        <LinkRowDialog
          rowId={id}
          orderNumber={payment?.orderNumber ?? row.orderNumber ?? ''}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'SET_ASIDE' && <SetAsideDialog rowId={id} onClose={() => setOpenDialog(null)} />}
    </Stack>
  );
}

/** Sets a row aside, with the reason, because it is not a customer's payment. */
function SetAsideDialog({ rowId: id, onClose }: { rowId: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const { submit, problem } = useRowDecision(form, { id, decision: 'SET_ASIDE' }, onClose);
  return (
    <ReasonDialog
      {...{ form, problem, onClose }}
      title={i18n.t('Set aside')}
      text={i18n.t('For transactions that are not customer payments, such as rent or interest.')}
      submitLabel={i18n.t('Set aside')}
      label={i18n.t('Purpose')}
      onSubmit={submit}
    />
  );
}
