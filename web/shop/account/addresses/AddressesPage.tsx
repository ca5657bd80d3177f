import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { MAX_ADDRESSES } from '#domain/customers/savedAddressSchema.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import type { SavedAddress_AddressFragment } from './Addresses.generated.ts';
import { emptyAddress, toValues } from './addressValues.ts';
import { useAddresses } from './useAddresses.ts';

type OpenDialog = { kind: 'new' } | { kind: 'edit' | 'remove'; address: SavedAddress_AddressFragment } | null;

export function AddressesPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { addresses, error, refetch, create, update, remove, setDefault } = useAddresses();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const close = () => setOpenDialog(null);

  /** A failed request has already shown a toast. */
  const reportErrors = async (change: Promise<readonly UserError[] | undefined>) => {
    const errors = await change.catch(() => []);
    if (errors?.[0]) notify.error(i18n.t(errors[0].message));
  };

  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 4 }}>
        <PageTitle>{i18n.t('Addresses')}</PageTitle>
        {addresses && addresses.length > 0 && addresses.length < MAX_ADDRESSES && (
          <Button variant="outlined" onClick={() => setOpenDialog({ kind: 'new' })} sx={{ flexShrink: 0 }}>
            {i18n.t('Add an address')}
          </Button>
        )}
      </Stack>
      {error && !addresses ? (
        <ErrorState error={error} retry={refetch} />
      ) : addresses?.length === 0 ? (
        <EmptyState
          title={i18n.t('No saved addresses yet')}
          text={i18n.t('Save your addresses for a faster checkout.')}
          action={
            <Button variant="contained" onClick={() => setOpenDialog({ kind: 'new' })}>
              {i18n.t('Add an address')}
            </Button>
          }
        />
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
            gap: 3,
          }}
        >
          {addresses
            ? addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  onEdit={() => setOpenDialog({ kind: 'edit', address })}
                  onRemove={() => setOpenDialog({ kind: 'remove', address })}
                  onMakeDefault={() => void reportErrors(setDefault(address.id))}
                />
              ))
            : ['first', 'second'].map((key) => (
                <li key={key}>
                  <Skeleton aria-hidden height={220} />
                </li>
              ))}
        </Box>
      )}
      {openDialog?.kind === 'new' && (
        <AddressDialog
          title={i18n.t('New address')}
          initialValues={emptyAddress}
          canMakeDefault={Boolean(addresses?.length)}
          save={create}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'edit' && (
        <AddressDialog
          title={i18n.t('Edit address')}
          initialValues={toValues(openDialog.address)}
          canMakeDefault={!openDialog.address.isDefault}
          save={(values) => update(openDialog.address.id, values)}
          onClose={close}
        />
      )}
      {openDialog?.kind === 'remove' && (
        <ConfirmDialog
          title={i18n.t('Delete this address?')}
          text={i18n.t('Past orders are not affected.')}
          confirmLabel={i18n.t('Delete')}
          onConfirm={() => reportErrors(remove(openDialog.address.id))}
          onClose={close}
        />
      )}
    </>
  );
}
