import { Trans, useLingui } from '@lingui/react';
import { Link, Stack } from '@mui/material';
import { type Control, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { adminPaths } from '../adminPaths.ts';
import { useTwoFactorQuery } from '../twoFactor/TwoFactor.generated.ts';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';

/** Turns the requirement of a second factor for staff on or off. */
export function StaffSafetyPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  const { data } = useTwoFactorQuery();
  const isRequired = useWatch({ control, name: 'requireStaffTwoFactor' });
  return (
    <Panel title={i18n.t('Staff sign-in')}>
      <Stack sx={{ gap: 2 }}>
        <SwitchInput
          control={control}
          name="requireStaffTwoFactor"
          label={i18n.t('Require two-factor sign-in for all staff')}
          helperText={i18n.t(
            'Staff without an authenticator app can’t use the back office until they set one up.',
          )}
        />
        {isRequired && data && !data.twoFactor.confirmedAt && (
          <FormAlert severity="warning">
            <Trans
              id="You have not set up an authenticator app yet. You will be asked to do so after saving, or you can <0>do it now</0>."
              components={[
                <Link key="security" component={RouterLink} underline="always" to={adminPaths.security} />,
              ]}
            />
          </FormAlert>
        )}
      </Stack>
    </Panel>
  );
}
