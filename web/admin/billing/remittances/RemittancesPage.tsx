import { useLingui } from '@lingui/react';
import { Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { formatDayInBothCalendars } from '#web/admin/ui/formatDayInBothCalendars.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { StatCards } from '#web/admin/ui/StatCards.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import type { RemittanceStatus } from '#web/graphql/types.generated.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ReconciliationTabs } from '../ReconciliationTabs.tsx';
import { CreateRemittanceDialog } from './CreateRemittanceDialog.tsx';
import {
  type Remittances_RemittanceFragment as Remittance,
  useRemittancesQuery,
} from './Remittances.generated.ts';
import { statusTexts } from './remittanceTexts.ts';

/** Largest page the API returns. */
const PAGE_SIZE = 100;
const STATUSES: readonly RemittanceStatus[] = ['OPEN', 'CLOSED', 'VOIDED'];

/** Shows cash with carriers and the remittances that paid it. */
export function RemittancesPage() {
  const { i18n } = useLingui();
  const [isRecording, setRecording] = useState(false);
  const [params, setParams] = useSearchParams();
  const status = STATUSES.find((candidate) => candidate === params.get('status')) ?? null;
  const offset = Math.max(0, Math.trunc(Number(params.get('offset'))) || 0);
  const { data, error, refetch } = useRemittancesQuery({
    variables: { status, offset },
    fetchPolicy: 'cache-and-network',
  });
  const carriers = [
    ...new Set([
      ...(data?.carrierCash ?? []).flatMap(({ carrier }) => carrier ?? []),
      ...(data?.couriers ?? []),
    ]),
  ];

  function updateQuery(changes: { status?: string; offset?: number }) {
    const nextQuery = { status: status ?? '', offset: 0, ...changes };
    setParams({
      ...(nextQuery.status && { status: nextQuery.status }),
      ...(nextQuery.offset && { offset: String(nextQuery.offset) }),
    });
  }

  return (
    <AdminPage
      title={i18n.t('Courier cash')}
      subtitle={i18n.t('Cash collected by couriers on delivery, and their remittances.')}
      actions={
        <Button variant="contained" disabled={!data} onClick={() => setRecording(true)}>
          {i18n.t('Record remittance')}
        </Button>
      }
    >
      <ReconciliationTabs />
      {data ? (
        <Stack sx={{ gap: 2 }}>
          {data.carrierCash.length > 0 && (
            <StatCards
              figures={data.carrierCash.map(({ carrier, parcels, amount }) => ({
                label: i18n.t('{carrier}: {parcels, plural, one {# parcel} other {# parcels}}', {
                  carrier: carrier ?? i18n.t('No courier'),
                  parcels,
                }),
                value: formatExactNpr(amount, i18n.locale),
              }))}
            />
          )}
          <Box sx={{ maxWidth: 280 }}>
            <SelectField
              label={i18n.t('Status')}
              value={status ?? ''}
              emptyLabel={i18n.t('All')}
              options={STATUSES.map((value) => ({ value, label: i18n.t(statusTexts[value].text) }))}
              onChange={(selectedStatus) => updateQuery({ status: selectedStatus })}
            />
          </Box>
          {data.remittances.length === 0 && (
            <EmptyState
              title={i18n.t('No remittances found')}
              text={i18n.t('Record a courier’s payment with its list of parcels.')}
            />
          )}
          <Box
            component="ul"
            sx={{
              ...{ m: 0, p: 0, listStyle: 'none', columnGap: 3 },
              ...{ display: { sm: 'grid' }, gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
            }}
          >
            {data.remittances.map((remittance) => (
              <RemittanceItem key={remittance.id} remittance={remittance} />
            ))}
          </Box>
          <Stack direction="row" sx={{ gap: 1 }}>
            {offset > 0 && (
              <Button onClick={() => updateQuery({ offset: Math.max(0, offset - PAGE_SIZE) })}>
                {i18n.t('Newer')}
              </Button>
            )}
            {data.remittances.length === PAGE_SIZE && (
              <Button onClick={() => updateQuery({ offset: offset + PAGE_SIZE })}>{i18n.t('Older')}</Button>
            )}
          </Stack>
        </Stack>
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={320} />
      )}
      {isRecording && <CreateRemittanceDialog carriers={carriers} onClose={() => setRecording(false)} />}
    </AdminPage>
  );
}

function RemittanceItem({ remittance }: { remittance: Remittance }) {
  const { i18n } = useLingui();
  const { id, carrier, reference, day, total, status, difference, uncredited } = remittance;
  const { text, tone } = statusTexts[status];
  return (
    <Box
      component="li"
      sx={{
        ...{ display: { xs: 'flex', sm: 'grid' }, flexWrap: 'wrap', columnGap: { xs: 2, sm: 'inherit' } },
        ...{ rowGap: 0.5, alignItems: 'baseline', py: 1.5, borderTop: 1, borderColor: 'divider' },
        ...{ gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={adminPaths.remittance(id)}>
          {`${carrier} · ${reference}`}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {formatDayInBothCalendars(i18n.locale, day)}
        </Typography>
      </Box>
      <Typography
        sx={{
          ...{ fontWeight: 600, whiteSpace: 'nowrap', textAlign: 'right' },
          fontVariantNumeric: 'tabular-nums lining-nums',
        }}
      >
        {formatExactNpr(total, i18n.locale)}
      </Typography>
      <Stack sx={{ minWidth: 120 }}>
        <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>
        {difference !== 0 && status !== 'VOIDED' && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Difference: {amount}', { amount: formatExactNpr(difference, i18n.locale) })}
          </Typography>
        )}
        {uncredited !== 0 && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Not credited: {amount}', { amount: formatExactNpr(uncredited, i18n.locale) })}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
