import { useLingui } from '@lingui/react';
import { Alert, Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { SendConfirmation } from '#web/session/emailLinks/SendConfirmation.tsx';
import { useAddressConfirmationQuery } from './UnconfirmedAddress.generated.ts';

/**
 * Explains why guest orders are not listed yet: until the address is confirmed, it may belong to someone else. The
 * content below appears together with the notice.
 */
export function UnconfirmedAddress({ children }: { children?: ReactNode }) {
  const { data, loading } = useAddressConfirmationQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  const isReady = Boolean(me) || !loading;
  return (
    <>
      {me && !me.isEmailVerified && <Notice email={me.email} />}
      {!isReady && <Skeleton aria-hidden height={420} />}
      <Box sx={{ display: isReady ? undefined : 'none' }}>{children}</Box>
    </>
  );
}

function Notice({ email }: { email: string }) {
  const { i18n } = useLingui();
  return (
    <Alert severity="info" variant="outlined" role="note" sx={{ mb: 4 }}>
      {i18n.t('Your guest orders and alerts for {email} will appear once you confirm this address.', {
        email,
      })}
      <Box sx={{ mt: 1 }}>
        <SendConfirmation email={email} />
      </Box>
    </Alert>
  );
}
