import { useLingui } from '@lingui/react';
import { FormLabel, OutlinedInput, Select, Stack } from '@mui/material';
import { useId } from 'react';
import { type Thread_ThreadFragment, useInboxMembersQuery } from './Inbox.generated.ts';

export interface AssigneeFieldProps {
  assignee: Thread_ThreadFragment['assignee'];
  onAssign: (id: string | null) => void;
}

/** Assigns a staff member to a thread. */
export function AssigneeField({ assignee, onAssign }: AssigneeFieldProps) {
  const { i18n } = useLingui();
  const field = useId();
  const { data } = useInboxMembersQuery();
  const members = data?.inboxMembers ?? [];
  // Includes an assignee who is not loaded yet or can no longer reply.
  const missingMembers = assignee && !members.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
      <FormLabel htmlFor={field} sx={{ mb: 0, flexShrink: 0 }}>
        {i18n.t('Assigned to')}
      </FormLabel>
      <Select
        native
        size="small"
        id={field}
        value={assignee?.id ?? ''}
        onChange={({ target }) => onAssign(target.value || null)}
        input={<OutlinedInput />}
        slotProps={{ input: { 'aria-keyshortcuts': 'a' } }}
        sx={{ width: 160, minWidth: 0 }}
      >
        <option value="">{i18n.t('Nobody')}</option>
        {[...missingMembers, ...members].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
