import { useLingui } from '@lingui/react';
import { Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { mayGiveScope, toApiScope } from '#domain/accounts/scopeRights.ts';
import type { ApiScope } from '#web/graphql/types.generated.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { SCOPES, scopeTexts } from './apiKeyTexts.ts';
import type { KeyValues } from './NewKeyForm.tsx';

/** What a program may do with the key. */
export function ScopesInput({ control }: { control: Control<KeyValues> }) {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'scopes' });
  const { value, ref, onChange, onBlur } = field;
  const mayGive = (scope: ApiScope) => viewer !== null && mayGiveScope(viewer, toApiScope(scope));
  const problem = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={Boolean(problem)} aria-describedby={problem && id}>
      <FormLabel component="legend">{i18n.t('Permissions')}</FormLabel>
      {SCOPES.map((scope, index) => (
        <FormControlLabel
          key={scope}
          disabled={!mayGive(scope)}
          label={i18n.t(scopeTexts[scope])}
          control={
            <Checkbox
              size="small"
              checked={value.includes(scope)}
              onChange={(_event, isChosen) =>
                onChange(SCOPES.filter((one) => (one === scope ? isChosen : value.includes(one))))
              }
              onBlur={onBlur}
              slotProps={{ input: index === 0 ? { ref } : {} }}
            />
          }
        />
      ))}
      {!SCOPES.every(mayGive) && (
        <FormHelperText error={false}>{i18n.t('A key may do no more than you may yourself.')}</FormHelperText>
      )}
      {problem && <FormHelperText id={id}>{i18n.t(problem)}</FormHelperText>}
    </FormControl>
  );
}
