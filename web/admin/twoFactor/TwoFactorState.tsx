import { Trans, useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { TwoFactor_StateFragment } from './TwoFactor.generated.ts';
import type { TwoFactorAction } from './TwoFactorPanel.tsx';

const LOW_CODES_THRESHOLD = 3;

export interface TwoFactorStateProps {
  state: TwoFactor_StateFragment;
  onAction: (action: TwoFactorAction) => void;
}

/** Shows the state of the second factor, with its actions. */
export function TwoFactorState({ state, onAction }: TwoFactorStateProps) {
  const { i18n } = useLingui();
  const { confirmedAt, recoveryCodesLeft } = state;
  if (!confirmedAt)
    return (
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <StatusDot tone="quiet">{i18n.t('Off')}</StatusDot>
        <Typography>
          {i18n.t(
            'With two-factor sign-in, you need both your password and a code from an app on your phone to sign in. The password alone is not enough.',
          )}
        </Typography>
        <Button variant="contained" onClick={() => onAction('begin')}>
          {i18n.t('Set up')}
        </Button>
      </Stack>
    );

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <StatusDot tone="good">{i18n.t('On')}</StatusDot>
      <Typography>
        <Trans id="Active since <0/>." components={[<Instant key="since" at={confirmedAt} />]} />{' '}
        {i18n.t('{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}', {
          count: recoveryCodesLeft,
        })}
      </Typography>
      {recoveryCodesLeft <= LOW_CODES_THRESHOLD && (
        <FormAlert severity="warning">
          {i18n.t('You have few recovery codes left. Create new ones before you need them.')}
        </FormAlert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onAction('renew')}>
          {i18n.t('New recovery codes')}
        </Button>
        <Button variant="outlined" onClick={() => onAction('begin')}>
          {i18n.t('Use a different app')}
        </Button>
        <Button color="error" onClick={() => onAction('disable')}>
          {i18n.t('Turn off')}
        </Button>
      </Stack>
    </Stack>
  );
}
