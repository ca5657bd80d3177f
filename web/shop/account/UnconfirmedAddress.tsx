import { useLingui } from '@lingui/react';
import { Alert, Box } from '@mui/material';
import { SendConfirmation } from './SendConfirmation.tsx';
import { useAddressConfirmationQuery } from './UnconfirmedAddress.generated.ts';

/** Why what was ordered as a guest is not here yet: while the address may be somebody else's, it is shown to nobody. */
export function UnconfirmedAddress() {
  const { i18n } = useLingui();
  const { data } = useAddressConfirmationQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  if (!me || me.emailVerified) return null;
  return (
    <Alert severity="info" variant="outlined" role="note" sx={{ mb: 4 }}>
      {i18n.t('Orders and alerts made with {email} as a guest appear once you confirm this address.', me)}
      <Box sx={{ mt: 1 }}>
        <SendConfirmation email={me.email} />
      </Box>
    </Alert>
  );
}
