import { useLingui } from '@lingui/react';
import { FormControl, FormLabel, OutlinedInput, Select } from '@mui/material';
import { useId } from 'react';
import type { BulkInputFormProps } from '../list/bulkAction.ts';
import { useCustomerGroupsQuery } from './Customers.generated.ts';

export function GroupChoice({ answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { data } = useCustomerGroupsQuery();
  return (
    <FormControl fullWidth sx={{ pt: 1 }}>
      <FormLabel htmlFor={id}>{i18n.t('Group')}</FormLabel>
      <Select
        native
        id={id}
        value={typeof answer === 'string' ? answer : ''}
        onChange={({ target }) => onAnswer(target.value || undefined)}
        input={<OutlinedInput />}
      >
        <option value="">{i18n.t('Choose one')}</option>
        {data?.customerGroups.map((group) => (
          <option key={group.id} value={group.id}>
            {group.name}
          </option>
        ))}
      </Select>
    </FormControl>
  );
}
