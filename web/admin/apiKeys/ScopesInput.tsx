import { useLingui } from '@lingui/react';
import { Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { canGrantScope, toApiScope } from '#domain/accounts/scopePermissions.ts';
import type { ApiScope } from '#web/graphql/types.generated.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { SCOPES, scopeTexts } from './apiKeyTexts.ts';
import type { KeyValues } from './NewKeyForm.tsx';

export function ScopesInput({ control }: { control: Control<KeyValues> }) {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'scopes' });
  const { value, ref, onChange, onBlur } = field;
  const canGrant = (scope: ApiScope) => viewer !== null && canGrantScope(viewer, toApiScope(scope));
  const errorMessage = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={Boolean(errorMessage)} aria-describedby={errorMessage && id}>
      <FormLabel component="legend">{i18n.t('Permissions')}</FormLabel>
      {SCOPES.map((scope, index) => (
        <FormControlLabel
          key={scope}
          disabled={!canGrant(scope)}
          label={i18n.t(scopeTexts[scope])}
          control={
            <Checkbox
              size="small"
              checked={value.includes(scope)}
              onChange={(_event, isSelected) =>
                onChange(
                  SCOPES.filter((candidate) =>
                    candidate === scope ? isSelected : value.includes(candidate),
                  ),
                )
              }
              onBlur={onBlur}
              slotProps={{ input: index === 0 ? { ref } : {} }}
            />
          }
        />
      ))}
      {!SCOPES.every(canGrant) && (
        <FormHelperText error={false}>
          {i18n.t('A key cannot have more permissions than you have.')}
        </FormHelperText>
      )}
      {errorMessage && <FormHelperText id={id}>{i18n.t(errorMessage)}</FormHelperText>}
    </FormControl>
  );
}
