import ArrowDownward from 'icon:outline-arrow-downward';
import ArrowUpward from 'icon:outline-arrow-upward';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { StockTabs } from '../StockTabs.tsx';
import { LocationDialog } from './LocationDialog.tsx';
import {
  type Location_AllFragment as Location,
  useLocationsQuery,
  useReorderLocationsMutation,
  useUpdateLocationMutation,
} from './Locations.generated.ts';
import { kindTexts } from './locationTexts.ts';

/** Manages locations and the order in which online orders take stock from them. */
export function LocationsPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const canManageStock = useHasPermission()('manageStock');
  const [editedLocation, setEditedLocation] = useState<Location | 'NEW' | null>(null);
  const { data, error, refetch } = useLocationsQuery({
    variables: { withInactive: true },
    fetchPolicy: 'cache-and-network',
  });
  const [reorderLocations, reorderResult] = useReorderLocationsMutation();
  const [update, updateResult] = useUpdateLocationMutation();
  const locations = data?.locations;
  const isBusy = reorderResult.loading || updateResult.loading;
  const failureMessage = i18n.t('Something went wrong. Try again.');

  async function move(index: number, offset: -1 | 1) {
    const ids = locations?.map(({ id }) => id) ?? [];
    const [movedId] = ids.splice(index, 1);
    if (movedId) ids.splice(index + offset, 0, movedId);
    await applyChange(
      async () => (await reorderLocations({ variables: { input: { ids } } })).data?.reorderLocations.errors,
    );
  }

  function toggleActive({ id, version, isActive }: Location) {
    return applyChange(
      async () =>
        (await update({ variables: { input: { id, version, isActive: !isActive } } })).data?.updateLocation
          .errors,
    );
  }

  /** Shows the errors of a change, then reloads the locations. */
  async function applyChange(change: () => Promise<readonly { message: string }[] | undefined>) {
    try {
      const [problem] = (await change()) ?? [];
      if (problem) notify.error(problem.message);
    } catch {
      notify.error(failureMessage);
    }
    await settleReads(refetch());
  }

  return (
    <AdminPage
      title={i18n.t('Locations')}
      actions={
        canManageStock && (
          <Button variant="contained" onClick={() => setEditedLocation('NEW')}>
            {i18n.t('Add location')}
          </Button>
        )
      }
    >
      <StockTabs />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 680 }}>
        {i18n.t(
          'Online orders are fulfilled from the first location that has all the items. If no location has all of them, the locations are used in this order. Counter sales use the stock of the location where the sale is made.',
        )}
      </Typography>
      {locations ? (
        <Box
          component="ol"
          aria-label={i18n.t('Locations')}
          sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 900 }}
        >
          {locations.map((location, index) => (
            <Box
              component="li"
              key={location.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {canManageStock && (
                <Box sx={{ whiteSpace: 'nowrap' }}>
                  <IconButton
                    aria-label={i18n.t('Move {name} up', { name: location.name })}
                    disabled={index === 0 || isBusy}
                    onClick={() => void move(index, -1)}
                  >
                    <ArrowUpward fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={i18n.t('Move {name} down', { name: location.name })}
                    disabled={index === locations.length - 1 || isBusy}
                    onClick={() => void move(index, 1)}
                  >
                    <ArrowDownward fontSize="small" />
                  </IconButton>
                </Box>
              )}
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500 }}>{location.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {[
                    i18n.t(kindTexts[location.kind]),
                    location.servesOrders
                      ? i18n.t('fulfils online orders')
                      : i18n.t('does not fulfil online orders'),
                    location.isMain && i18n.t('main location'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
              <StatusDot tone={location.isActive ? 'good' : 'quiet'}>
                {location.isActive ? i18n.t('In use') : i18n.t('Not in use')}
              </StatusDot>
              {canManageStock && (
                <Box sx={{ whiteSpace: 'nowrap', minWidth: 150, textAlign: 'right' }}>
                  <Button
                    size="small"
                    aria-label={i18n.t('Edit {name}', { name: location.name })}
                    onClick={() => setEditedLocation(location)}
                  >
                    {i18n.t('Edit')}
                  </Button>
                  {!location.isMain && (
                    <Button
                      size="small"
                      aria-label={
                        location.isActive
                          ? i18n.t('Close {name}', { name: location.name })
                          : i18n.t('Reopen {name}', { name: location.name })
                      }
                      disabled={isBusy}
                      onClick={() => void toggleActive(location)}
                    >
                      {location.isActive ? i18n.t('Close') : i18n.t('Reopen')}
                    </Button>
                  )}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden height={240} />
      )}
      {editedLocation && (
        <LocationDialog
          location={editedLocation === 'NEW' ? null : editedLocation}
          onSaved={() => void refetch()}
          onClose={() => setEditedLocation(null)}
        />
      )}
    </AdminPage>
  );
}
