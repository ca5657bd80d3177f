import { useLingui } from '@lingui/react';
import { Alert, Skeleton } from '@mui/material';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useLocations } from '../locations/useLocations.ts';
import { TransferForm } from './TransferForm.tsx';
import { useCreateTransferMutation } from './Transfers.generated.ts';

/** Creates a transfer as a draft, which is sent from its own page. */
export function NewTransferPage() {
  const { i18n } = useLingui();
  const goTo = useGoTo();
  const { locations, error } = useLocations();
  const [create] = useCreateTransferMutation();
  const [from, to] = locations ?? [];
  return (
    <AdminPage
      title={i18n.t('New transfer')}
      trail={[{ label: i18n.t('Transfers'), to: adminPaths.transfers }]}
    >
      {from && to && locations ? (
        <TransferForm
          start={{ fromId: from.id, toId: to.id, note: '', lines: [] }}
          locations={locations}
          onSave={async (input) => {
            const { transfer, errors = [] } =
              (await create({ variables: { input } })).data?.createTransfer ?? {};
            if (!transfer) return errors;
            void goTo(adminPaths.transfer(transfer.number), { replace: true });
            return undefined;
          }}
        />
      ) : from ? (
        <Alert severity="info">{i18n.t('There is only one location. Add another to transfer items.')}</Alert>
      ) : error ? (
        <ErrorState error={error} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={360} />
      )}
    </AdminPage>
  );
}
