import { useLingui } from '@lingui/react';
import { type Control, useWatch } from 'react-hook-form';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { roleNames } from '../layout/roleNames.ts';
import type { MemberValues } from './memberValues.ts';
import { roleTexts, STAFF_ROLES } from './staffTexts.ts';

/** What somebody may do, with what that means. */
export function RoleInput({ control }: { control: Control<MemberValues> }) {
  const { i18n } = useLingui();
  const role = useWatch({ control, name: 'role' });
  return (
    <SelectInput
      control={control}
      name="role"
      label={i18n.t('Role')}
      helperText={i18n.t(roleTexts[role])}
      placeholder={null}
      options={STAFF_ROLES.map((value) => ({ value, label: i18n.t(roleNames[value]) }))}
    />
  );
}
