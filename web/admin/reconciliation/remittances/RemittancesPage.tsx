import { useLingui } from '@lingui/react';
import { Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { StatCards } from '../../ui/StatCards.tsx';
import { ReconciliationTabs } from '../ReconciliationTabs.tsx';
import { NoteRemittanceDialog } from './NoteRemittanceDialog.tsx';
import { RemittancePanel } from './RemittancePanel.tsx';
import { useRemittancesQuery } from './Remittances.generated.ts';

/** What couriers have of cash parcels, and what they brought. */
export function RemittancesPage() {
  const { i18n } = useLingui();
  const [isNoting, setNoting] = useState(false);
  const { data, error, refetch } = useRemittancesQuery({ fetchPolicy: 'cache-and-network' });
  const carriers = [
    ...new Set([
      ...(data?.courierCash ?? []).flatMap(({ carrier }) => carrier ?? []),
      ...(data?.carriers ?? []).map(({ name }) => name),
    ]),
  ];
  return (
    <AdminPage
      title={i18n.t('Courier cash')}
      subtitle={i18n.t('What couriers took at the door, and what they have brought of it.')}
      actions={
        <Button variant="contained" disabled={!data} onClick={() => setNoting(true)}>
          {i18n.t('Note a remittance')}
        </Button>
      }
    >
      <ReconciliationTabs />
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {data.courierCash.length > 0 && (
            <StatCards
              figures={data.courierCash.map(({ carrier, parcels, amount }) => ({
                label: i18n.t('{carrier}: {parcels, plural, one {# parcel} other {# parcels}}', {
                  carrier: carrier ?? i18n.t('No carrier named'),
                  parcels,
                }),
                value: exactNpr(amount, i18n.locale),
              }))}
            />
          )}
          {data.remittances.length === 0 && (
            <EmptyState
              title={i18n.t('No remittances yet')}
              text={i18n.t('Note what a courier brings with its list of parcels.')}
            />
          )}
          {data.remittances.map((remittance) => (
            <RemittancePanel key={remittance.id} remittance={remittance} />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={320} />
      )}
      {isNoting && <NoteRemittanceDialog carriers={carriers} onClose={() => setNoting(false)} />}
    </AdminPage>
  );
}
