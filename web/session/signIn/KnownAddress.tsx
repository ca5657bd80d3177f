import { useLingui } from '@lingui/react';
import { Link, Stack } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { standing } from '#web/ui/browser/touch.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';

/** Where to go with an address that has an account already; it need not be typed again. */
export function KnownAddress({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { state } = useLocation();
  const link = {
    component: RouterLink,
    state: { ...state, email },
    underline: 'always',
    sx: standing,
  } as const;

  return (
    <Stack direction="row" sx={{ mt: -2, columnGap: 3, rowGap: 1, flexWrap: 'wrap' }}>
      <Link {...link} to={paths.login}>
        {i18n.t('Sign in')}
      </Link>
      <Link {...link} to={paths.forgottenPassword}>
        {i18n.t('Reset your password')}
      </Link>
    </Stack>
  );
}
