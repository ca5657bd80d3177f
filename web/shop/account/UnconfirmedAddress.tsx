import { useLingui } from '@lingui/react';
import { Alert, Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { SendConfirmation } from '#web/session/mailedLinks/SendConfirmation.tsx';
import { useAddressConfirmationQuery } from './UnconfirmedAddress.generated.ts';

/**
 * Why what was ordered as a guest is not here yet: while the address may be somebody else's, it is shown to nobody. What
 * stands beneath, and may load meanwhile, comes into sight with it.
 */
export function UnconfirmedAddress({ children }: { children?: ReactNode }) {
  const { data, loading } = useAddressConfirmationQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  const isKnown = Boolean(me) || !loading;
  return (
    <>
      {me && !me.isEmailVerified && <Notice email={me.email} />}
      {!isKnown && <Skeleton aria-hidden height={420} />}
      <Box sx={{ display: isKnown ? undefined : 'none' }}>{children}</Box>
    </>
  );
}

function Notice({ email }: { email: string }) {
  const { i18n } = useLingui();
  return (
    <Alert severity="info" variant="outlined" role="note" sx={{ mb: 4 }}>
      {i18n.t('Orders and alerts made with {email} as a guest appear once you confirm this address.', {
        email,
      })}
      <Box sx={{ mt: 1 }}>
        <SendConfirmation email={email} />
      </Box>
    </Alert>
  );
}
