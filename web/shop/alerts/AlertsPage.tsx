import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { UnconfirmedAddress } from '../account/UnconfirmedAddress.tsx';
import { MyAlertsDocument, useDeleteAlertMutation, useMyAlertsQuery } from './Alerts.generated.ts';
import { WaitingAlert } from './WaitingAlert.tsx';

/** What the viewer waits for a mail about. */
export function AlertsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useMyAlertsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteAlertMutation({
    update(cache, answer) {
      const left = answer.data?.deleteAlert.alerts;
      if (left) cache.writeQuery({ query: MyAlertsDocument, data: { myAlerts: left } });
    },
  });
  const alerts = data?.myAlerts;

  return (
    <>
      <PageTitle sx={{ mb: 2 }}>{i18n.t('Alerts')}</PageTitle>
      <UnconfirmedAddress>
        {error && !alerts ? (
          <ErrorState error={error} retry={refetch} />
        ) : !alerts ? (
          <Skeleton aria-hidden height={240} />
        ) : alerts.length === 0 ? (
          <EmptyState
            title={i18n.t('No alerts yet')}
            text={i18n.t(
              'On a piece’s page you can ask to be told when it is back, or when its price falls.',
            )}
            action={
              <Button component={Link} to={paths.products()} variant="contained">
                {i18n.t('Shop all jewelry')}
              </Button>
            }
          />
        ) : (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {i18n.t('We will email you once about each of these.')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
              {alerts.map((alert) => (
                <WaitingAlert
                  key={alert.id}
                  alert={alert}
                  // A request that failed has told its reason in a toast.
                  onRemove={() => remove({ variables: { input: { id: alert.id } } }).catch(() => undefined)}
                />
              ))}
            </Box>
          </>
        )}
      </UnconfirmedAddress>
    </>
  );
}
