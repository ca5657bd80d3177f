import { useLingui } from '@lingui/react';
import { Alert, Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useLocations } from '../locations/useLocations.ts';
import { Status } from './createTransfersList.tsx';
import { TransferDetails } from './TransferDetails.tsx';
import { TransferForm } from './TransferForm.tsx';
import {
  type Transfers_WholeFragment as Transfer,
  useCancelTransferMutation,
  useReceiveTransferMutation,
  useSendTransferMutation,
  useTransferQuery,
  useUpdateTransferMutation,
} from './Transfers.generated.ts';

type Problems = readonly { message: string }[];

/** Shows a transfer and prints it. Staff edit and send a draft, and receive a sent transfer. */
export function TransferPage() {
  const { i18n } = useLingui();
  const { number = '' } = useParams();
  const { data, loading, error, refetch } = useTransferQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const transfer = data?.stockTransfer;
  if (!transfer && !loading && !error)
    return (
      <AdminNotFound
        title={i18n.t('Transfer not found')}
        to={adminPaths.transfers}
        label={i18n.t('All transfers')}
      />
    );
  if (transfer) return <OpenTransfer transfer={transfer} reload={refetch} />;
  return (
    <AdminPage title={i18n.t('Transfer {number}', { number })}>
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={360} />
      )}
    </AdminPage>
  );
}

function OpenTransfer({ transfer, reload }: { transfer: Transfer; reload: () => Promise<unknown> }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { locations } = useLocations();
  const [problems, setProblems] = useState<Problems>([]);
  const [isCancelling, setCancelling] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const [received, setReceived] = useState<Record<string, string>>({});
  const [update] = useUpdateTransferMutation();
  const [send, sendResult] = useSendTransferMutation();
  const [receive, receiveResult] = useReceiveTransferMutation();
  const [cancel] = useCancelTransferMutation();
  const { id, version, number, status } = transfer;

  /** Shows the problem of a change and reloads the transfer. A success is visible in the transfer's status. */
  async function applyChange(change: () => Promise<Problems | undefined>) {
    setProblems([]);
    try {
      const errors = (await change()) ?? [];
      if (errors.length === 0) return;
      setProblems(errors);
    } catch {
      setProblems([{ message: i18n.t('Could not change the transfer. Try again.') }]);
    }
    await settleReads(reload());
  }

  const sendTransfer = () =>
    applyChange(async () => {
      return (await send({ variables: { input: { id, version } } })).data?.sendTransfer.errors;
    });
  const receiveTransfer = () =>
    applyChange(async () => {
      const lines = Object.entries(received).map(([lineId, text]) => ({
        id: lineId,
        received: Number(text),
      }));
      if (lines.some((line) => !Number.isInteger(line.received)))
        return [{ message: i18n.t('Enter the quantities received as whole numbers.') }];
      return (await receive({ variables: { input: { id, version, lines } } })).data?.receiveTransfer.errors;
    });

  return (
    <AdminPage
      title={i18n.t('Transfer {number}', { number })}
      subtitle={
        <span role="status">
          <Status status={status} />
        </span>
      }
      trail={[{ label: i18n.t('Transfers'), to: adminPaths.transfers }]}
      actions={
        <>
          {(status === 'DRAFT' || status === 'SENT') && (
            <Button color="inherit" onClick={() => setCancelling(true)}>
              {i18n.t('Cancel transfer')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => window.print()}>
            {i18n.t('Print')}
          </Button>
          {status === 'DRAFT' && (
            <Button
              variant="contained"
              loading={sendResult.loading}
              disabled={isEdited}
              onClick={() => void sendTransfer()}
            >
              {i18n.t('Send')}
            </Button>
          )}
          {status === 'SENT' && (
            <Button
              variant="contained"
              loading={receiveResult.loading}
              onClick={() => void receiveTransfer()}
            >
              {i18n.t('Receive')}
            </Button>
          )}
        </>
      }
    >
      {problems.map(({ message }) => (
        <Alert key={message} severity="error" role="alert" sx={{ mb: 2 }}>
          {i18n.t(message)}
        </Alert>
      ))}
      {status === 'DRAFT' && locations ? (
        <TransferForm
          key={version}
          start={toValues(transfer)}
          locations={locations}
          onEdited={setEdited}
          onSave={async (input) => {
            const payload = (await update({ variables: { input: { id, version, ...input } } })).data
              ?.updateTransfer;
            if (!payload?.transfer) return payload?.errors ?? [];
            notify.success(i18n.t('{number} saved', { number }));
            return undefined;
          }}
        />
      ) : (
        <TransferDetails transfer={transfer} receivedQuantities={received} onReceived={setReceived} />
      )}
      {isCancelling && (
        <ConfirmDialog
          title={i18n.t('Cancel transfer {number}?', { number })}
          text={
            status === 'SENT'
              ? i18n.t('The items will go back into stock at {name}.', { name: transfer.from.name })
              : i18n.t('Nothing has been sent yet.')
          }
          confirmLabel={i18n.t('Cancel transfer')}
          onConfirm={() =>
            applyChange(async () => {
              return (await cancel({ variables: { input: { id, version } } })).data?.cancelTransfer.errors;
            })
          }
          onClose={() => setCancelling(false)}
        />
      )}
    </AdminPage>
  );
}

function toValues({ from, to, note, lines }: Transfer) {
  return {
    fromId: from.id,
    toId: to.id,
    note: note ?? '',
    lines: lines.map(({ id, sku, size, name, quantity, available }) => ({
      id,
      sku,
      size,
      name,
      weightMg: 0,
      levels: { [from.id]: available ?? 0 },
      quantity: String(quantity),
      unitCost: '',
      grams: '',
    })),
  };
}
