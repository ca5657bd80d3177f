import { useLingui } from '@lingui/react';
import { Chip, FormControl, FormLabel, OutlinedInput, Select, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../ui/Panel.tsx';
import type { CustomerPage_CustomerFragment } from './CustomerPage.generated.ts';
import { useChangeGroupMembersMutation, useCustomerGroupsQuery } from './Customers.generated.ts';

/** Shows a customer's groups, and adds or removes them. */
export function GroupsPanel({ customer: { id, groups } }: { customer: CustomerPage_CustomerFragment }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const notify = useNotify();
  const fieldId = useId();
  const { data } = useCustomerGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const [change, { loading }] = useChangeGroupMembersMutation({
    refetchQueries: ['CustomerPage'],
    awaitRefetchQueries: true,
  });
  const otherGroups =
    data?.customerGroups.filter((group) => !groups.some((ownGroup) => ownGroup.id === group.id)) ?? [];

  /** A failed request has already shown its reason in a toast. */
  async function changeMembership(groupId: string, operation: 'add' | 'remove') {
    const input = { id: groupId, [operation]: [id] };
    const result = await change({ variables: { input } }).catch(() => null);
    const problem = result?.data?.changeGroupMembers.errors[0]?.message;
    if (problem) notify.error(problem);
  }

  return (
    <Panel title={i18n.t('Groups')}>
      <Stack sx={{ gap: 1.5 }}>
        {groups.length === 0 ? (
          <Typography color="textSecondary">{i18n.t('Not in any group.')}</Typography>
        ) : (
          <Stack
            component="ul"
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 }}
          >
            {groups.map(({ id: groupId, name }) => (
              <li key={groupId}>
                <Chip
                  label={name}
                  variant="outlined"
                  disabled={loading}
                  {...(can('manageCustomers') && {
                    'aria-label': i18n.t('{name}: press Delete to remove the customer from the group', {
                      name,
                    }),
                    onDelete: () => void changeMembership(groupId, 'remove'),
                  })}
                />
              </li>
            ))}
          </Stack>
        )}
        {can('manageCustomers') && otherGroups.length > 0 && (
          <FormControl>
            <FormLabel htmlFor={fieldId}>{i18n.t('Add to group')}</FormLabel>
            <Select
              native
              id={fieldId}
              value=""
              disabled={loading}
              onChange={({ target }) => target.value && void changeMembership(target.value, 'add')}
              input={<OutlinedInput />}
            >
              <option value="">{i18n.t('Choose a group')}</option>
              {otherGroups.map((group) => (
                <option key={group.id} value={group.id}>
                  {group.name}
                </option>
              ))}
            </Select>
          </FormControl>
        )}
      </Stack>
    </Panel>
  );
}
