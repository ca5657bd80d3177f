import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { UnconfirmedAddress } from '../account/UnconfirmedAddress.tsx';
import { AlertItem } from './AlertItem.tsx';
import { MyAlertsDocument, useDeleteAlertMutation, useMyAlertsQuery } from './Alerts.generated.ts';

/** List of the viewer's alerts. */
export function AlertsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useMyAlertsQuery({ fetchPolicy: 'cache-and-network' });
  const [deleteAlert] = useDeleteAlertMutation({
    update(cache, result) {
      const remainingAlerts = result.data?.deleteAlert.alerts;
      if (remainingAlerts) cache.writeQuery({ query: MyAlertsDocument, data: { myAlerts: remainingAlerts } });
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
              'On any product page, you can ask us to email you when the piece is back in stock or its price drops.',
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
              {i18n.t('We’ll email you once about each of these.')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
              {alerts.map((alert) => (
                <AlertItem
                  key={alert.id}
                  alert={alert}
                  // A failed request has already shown a toast.
                  onRemove={() =>
                    deleteAlert({ variables: { input: { id: alert.id } } }).catch(() => undefined)
                  }
                />
              ))}
            </Box>
          </>
        )}
      </UnconfirmedAddress>
    </>
  );
}
