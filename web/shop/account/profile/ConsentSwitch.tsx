import { useLingui } from '@lingui/react';
import { FormControlLabel, Switch } from '@mui/material';
import { useConsent } from '#web/session/consent/useConsent.ts';

/** Whether the store may note what the viewer looks at. */
export function ConsentSwitch() {
  const { i18n } = useLingui();
  const { consent, isKnown, answer } = useConsent();
  return (
    <FormControlLabel
      label={i18n.t('Allow activity tracking')}
      control={
        <Switch
          checked={consent === true}
          disabled={!isKnown}
          onChange={(_, isGiven) => void answer(isGiven)}
        />
      }
    />
  );
}
