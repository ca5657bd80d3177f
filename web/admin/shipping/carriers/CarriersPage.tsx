import { useLingui } from '@lingui/react';
import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { buildTrackingUrl } from '#domain/orders/carriers/buildTrackingUrl.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { CarrierDialog } from './CarrierDialog.tsx';
import { type Carriers_CarrierFragment as Carrier, useCarriersQuery } from './Carriers.generated.ts';

/** Tracking number for testing a tracking URL. */
const SAMPLE = 'TEST-1';

/** Manages the carriers and their tracking URLs. */
export function CarriersPage() {
  const { i18n } = useLingui();
  const [editedCarrier, setEditedCarrier] = useState<Carrier | 'NEW' | null>(null);
  const { data, error, refetch } = useCarriersQuery({ fetchPolicy: 'cache-and-network' });
  const carriers = data?.carriers;
  return (
    <AdminPage
      title={i18n.t('Carriers')}
      subtitle={i18n.t(
        'Choose one of these carriers when you ship an order. Customers can follow their parcel on the carrier’s tracking page.',
      )}
      actions={
        <Button variant="contained" onClick={() => setEditedCarrier('NEW')}>
          {i18n.t('Add carrier')}
        </Button>
      }
    >
      {carriers?.length === 0 && <EmptyState title={i18n.t('No carriers yet')} />}
      {carriers ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 900 }}>
          {carriers.map((carrier) => (
            <CarrierRow key={carrier.id} carrier={carrier} onEdit={() => setEditedCarrier(carrier)} />
          ))}
        </Box>
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden height={240} />
      )}
      {editedCarrier && (
        <CarrierDialog
          carrier={editedCarrier === 'NEW' ? null : editedCarrier}
          onSaved={() => void refetch()}
          onClose={() => setEditedCarrier(null)}
        />
      )}
    </AdminPage>
  );
}

function CarrierRow({ carrier, onEdit }: { carrier: Carrier; onEdit: () => void }) {
  const { i18n } = useLingui();
  const { name, phone, isActive } = carrier;
  const sampleUrl = buildTrackingUrl(carrier.trackingUrl, SAMPLE);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {carrier.trackingUrl ?? i18n.t('No tracking page')}
          {phone && ` · ${phone}`}
        </Typography>
      </Box>
      {sampleUrl && (
        <Link
          href={sampleUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="body2"
          aria-label={i18n.t('Test link to the tracking page of {name}', { name })}
        >
          {i18n.t('Test link')}
        </Link>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
        <StatusDot tone={isActive ? 'good' : 'quiet'}>
          {isActive ? i18n.t('In use') : i18n.t('Not in use')}
        </StatusDot>
        <Button size="small" aria-label={i18n.t('Edit {name}', { name })} onClick={onEdit}>
          {i18n.t('Edit')}
        </Button>
      </Box>
    </Box>
  );
}
