import { useLingui } from '@lingui/react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { DetailsList } from '#web/admin/ui/DetailsList.tsx';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { formatDate } from '#web/locale/formatTime.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { CloseRemittanceDialog } from './CloseRemittanceDialog.tsx';
import { EditRemittanceDialog } from './EditRemittanceDialog.tsx';
import { RemittanceLines } from './RemittanceLines.tsx';
import {
  type Remittances_WholeFragment as Remittance,
  useCloseRemittanceMutation,
} from './Remittances.generated.ts';
import { statusTexts } from './remittanceTexts.ts';
import { VoidRemittanceDialog } from './VoidRemittanceDialog.tsx';

/** Shows a remittance with its parcels, charges and sums, and the actions its status allows. */
export function RemittanceDetails({ remittance }: { remittance: Remittance }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [openDialog, setOpenDialog] = useState<'edit' | 'close' | 'void' | null>(null);
  const [close, { loading: isClosing }] = useCloseRemittanceMutation({ refetchQueries: 'active' });
  const { id, version, carrier, reference, status, lines, charges, statementRow } = remittance;
  const { difference, uncredited } = remittance;
  const formatAmount = (money: number) => formatExactNpr(money, i18n.locale);
  const { text, tone } = statusTexts[status];

  async function submitClosing() {
    try {
      const payload = (await close({ variables: { input: { id, version } } })).data?.closeRemittance;
      const [problem] = payload?.errors ?? [];
      if (problem) notify.error(i18n.t(problem.message));
      else notify.success(i18n.t('Remittance closed'));
    } catch (error) {
      notify.error(getServerMessage(error) ?? i18n.t('Could not close the remittance. Try again.'));
    }
  }

  return (
    <AdminPage
      title={`${carrier} · ${reference}`}
      subtitle={<StatusDot tone={tone}>{i18n.t(text)}</StatusDot>}
      trail={[{ label: i18n.t('Courier cash'), to: adminPaths.remittances }]}
      actions={
        <>
          {status !== 'VOIDED' && (
            <Button variant="outlined" color="error" onClick={() => setOpenDialog('void')}>
              {i18n.t('Void')}
            </Button>
          )}
          {status === 'OPEN' && (
            <>
              <Button variant="outlined" onClick={() => setOpenDialog('edit')}>
                {i18n.t('Edit')}
              </Button>
              <Button
                variant="contained"
                disabled={difference !== 0}
                loading={isClosing}
                onClick={() => (uncredited > 0 ? setOpenDialog('close') : void submitClosing())}
              >
                {i18n.t('Close remittance')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {status === 'VOIDED' && (
          <Alert severity="info" variant="outlined">
            {[remittance.voidReason, remittance.voidedBy].filter(Boolean).join(' · ')}
          </Alert>
        )}
        {uncredited > 0 && status === 'OPEN' && (
          <Alert severity="warning" variant="outlined">
            {i18n.t(
              '{amount} of the parcel total is not credited to any order. Correct the parcels, or enter a reason when you close the remittance.',
              { amount: formatAmount(uncredited) },
            )}
          </Alert>
        )}
        {difference !== 0 && status === 'OPEN' && (
          <Alert severity="warning" variant="outlined">
            {difference < 0
              ? i18n.t(
                  'You received {amount} less than the parcel total minus the charges. Add the missing charge or correct an amount.',
                  {
                    amount: formatAmount(-difference),
                  },
                )
              : i18n.t(
                  'You received {amount} more than the parcel total minus the charges. Add the missing parcel or correct an amount.',
                  {
                    amount: formatAmount(difference),
                  },
                )}
          </Alert>
        )}
        <Panel title={i18n.t('Amounts')}>
          <DetailsList
            rows={[
              { label: i18n.t('Parcels'), value: formatAmount(remittance.parcelsTotal) },
              ...charges.map(({ label, amount }, index) => ({
                label:
                  charges.findIndex((item) => item.label === label) === index
                    ? label
                    : `${label} (${index + 1})`,
                value: formatAmount(-amount),
              })),
              { label: i18n.t('Net'), value: formatAmount(remittance.net) },
              { label: i18n.t('Received'), value: formatAmount(remittance.total) },
            ]}
          />
        </Panel>
        <Panel title={i18n.t('Details')}>
          <DetailsList
            rows={[
              {
                label: i18n.t('Date received'),
                value: formatDayInBothCalendars(i18n.locale, remittance.day),
              },
              {
                label: i18n.t('Paid into'),
                value: remittance.deposit === 'BANK' ? i18n.t('Bank account') : i18n.t('Cash at the counter'),
              },
              {
                label: i18n.t('Bank statement'),
                value: statementRow
                  ? [
                      formatDayInBothCalendars(i18n.locale, statementRow.day),
                      formatAmount(statementRow.amount),
                      statementRow.description,
                    ]
                      .filter(Boolean)
                      .join(' · ')
                  : i18n.t('Not linked'),
              },
              {
                label: i18n.t('Recorded'),
                value: [formatDate(remittance.createdAt, i18n.locale), remittance.createdBy]
                  .filter(Boolean)
                  .join(' · '),
              },
              ...(remittance.closedAt
                ? [
                    {
                      label: i18n.t('Closed'),
                      value: [formatDate(remittance.closedAt, i18n.locale), remittance.closedBy]
                        .filter(Boolean)
                        .join(' · '),
                    },
                  ]
                : []),
              ...(uncredited > 0 && status === 'CLOSED'
                ? [
                    {
                      label: i18n.t('Not credited to an order'),
                      value: [formatAmount(uncredited), remittance.closeReason].filter(Boolean).join(' · '),
                    },
                  ]
                : []),
              ...(remittance.note ? [{ label: i18n.t('Note'), value: remittance.note }] : []),
            ]}
          />
        </Panel>
        <Panel title={i18n.t('Parcels')}>
          <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
            {i18n.t('{parcels, plural, one {# parcel} other {# parcels}}', { parcels: lines.length })}
          </Typography>
          <RemittanceLines
            isVoided={status === 'VOIDED'}
            isOpen={status === 'OPEN'}
            lines={lines.toSorted(
              (item, other) => getProblemOrder(item.outcome) - getProblemOrder(other.outcome),
            )}
          />
        </Panel>
      </Stack>
      {openDialog === 'edit' && (
        <EditRemittanceDialog remittance={remittance} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'close' && (
        <CloseRemittanceDialog remittance={remittance} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'void' && (
        <VoidRemittanceDialog remittance={remittance} onClose={() => setOpenDialog(null)} />
      )}
    </AdminPage>
  );
}

/** Returns a sort key that puts parcels with a problem first. */
function getProblemOrder(outcome: Remittance['lines'][number]['outcome']): number {
  return outcome === 'PAID' ? 1 : 0;
}
