import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { settleReads } from '#web/api/settleReads.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDevicesQuery, useEndOtherSessionsMutation, useEndSessionMutation } from './Devices.generated.ts';

/** List of the account's sessions, each with a button to sign it out. */
export function Devices() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { data, error, refetch } = useDevicesQuery({ fetchPolicy: 'cache-and-network' });
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions, { loading }] = useEndOtherSessionsMutation();

  /** A failed request has already shown a toast. */
  async function signOut(request: Promise<unknown>, successText: string) {
    if (!(await request.then(() => true).catch(() => false))) return;
    await settleReads(refetch());
    notify.success(successText);
  }

  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <Skeleton aria-hidden height={160} />;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: 1 }}>
        {data.mySessions
          .map((session) => ({ ...session, device: formatDevice(i18n, session.device) }))
          .map(({ id, device, ip, lastUsedAt, isCurrent }) => (
            <Stack
              key={id}
              component="li"
              direction="row"
              sx={{ py: 1.5, gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <div>
                <Typography>{device}</Typography>
                <Typography variant="body2" color={isCurrent ? 'success' : 'textSecondary'}>
                  {isCurrent
                    ? i18n.t('This device')
                    : i18n.t('Last used {when}', { when: formatInstant(lastUsedAt, i18n.locale) })}
                  {ip && ` · ${ip}`}
                </Typography>
              </div>
              {!isCurrent && (
                <Button
                  size="small"
                  sx={{ flexShrink: 0 }}
                  aria-label={i18n.t('Sign out on {device}', { device })}
                  onClick={() =>
                    void signOut(
                      endSession({ variables: { input: { id } } }),
                      i18n.t('Signed out on {device}', { device }),
                    )
                  }
                >
                  {i18n.t('Sign out')}
                </Button>
              )}
            </Stack>
          ))}
      </Box>
      {data.mySessions.length > 1 && (
        <Button
          variant="outlined"
          loading={loading}
          onClick={() => void signOut(endOtherSessions(), i18n.t('Signed out on all other devices'))}
        >
          {i18n.t('Sign out on all other devices')}
        </Button>
      )}
    </Stack>
  );
}

/** Translates a device name from the server, such as `Chrome on Windows`. */
function formatDevice(i18n: I18n, device: string): string {
  const [browser, system] = device.split(' on ');
  if (browser && system) return i18n.t('{browser} on {system}', { browser, system });
  return device === 'Unknown device' ? i18n.t('Unknown device') : device;
}
