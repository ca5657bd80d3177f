import DeleteOutlined from 'icon:outline-delete';
import EditOutlined from 'icon:outline-edit';
import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Customers_GroupFragment,
  useCustomerGroupsQuery,
  useDeleteCustomerGroupMutation,
} from './Customers.generated.ts';
import { GroupNameForm } from './GroupNameForm.tsx';

/** Manages the customer groups. */
export function GroupsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const client = useApolloClient();
  const titleId = useId();
  const { data } = useCustomerGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteCustomerGroupMutation();
  const [renamedGroupId, setRenamedGroupId] = useState<string | null>(null);
  const [groupToDelete, setGroupToDelete] = useState<Customers_GroupFragment | null>(null);
  const groups = data?.customerGroups ?? [];
  const reload = () => settleReads(client.refetchQueries({ include: 'active' }));

  /** A failed request has already shown its reason in a toast. */
  async function confirmDelete(id: string) {
    const result = await remove({ variables: { input: { id } } }).catch(() => null);
    const problem = result?.data?.deleteCustomerGroup.errors[0]?.message;
    if (problem) notify.error(problem);
    await reload();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {i18n.t('Customer groups')}
      </DialogTitle>
      <DialogContent>
        {groups.length === 0 && (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {i18n.t('No groups yet. Use groups for wholesalers or regular customers, for example.')}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
          {groups.map((group) => (
            <Stack
              key={group.id}
              component="li"
              direction="row"
              sx={{ gap: 1, py: 0.5, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
            >
              {renamedGroupId === group.id ? (
                <GroupNameForm
                  group={group}
                  onSaved={() => setRenamedGroupId(null)}
                  onCancel={() => setRenamedGroupId(null)}
                />
              ) : (
                <>
                  <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{group.name}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {i18n.t('{count, plural, one {# customer} other {# customers}}', {
                      count: group.customerCount,
                    })}
                  </Typography>
                  <IconButton
                    size="small"
                    aria-label={i18n.t('Rename {name}', { name: group.name })}
                    onClick={() => setRenamedGroupId(group.id)}
                  >
                    <EditOutlined fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={i18n.t('Delete {name}', { name: group.name })}
                    onClick={() => setGroupToDelete(group)}
                  >
                    <DeleteOutlined fontSize="small" />
                  </IconButton>
                </>
              )}
            </Stack>
          ))}
        </Box>
        <GroupNameForm key={groups.length} onSaved={() => void reload()} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Close')}</Button>
      </DialogActions>
      {groupToDelete && (
        <ConfirmDialog
          title={i18n.t('Delete the group {name}?', { name: groupToDelete.name })}
          text={i18n.t('The customers in it will not be deleted.')}
          confirmLabel={i18n.t('Delete group')}
          onConfirm={() => confirmDelete(groupToDelete.id)}
          onClose={() => setGroupToDelete(null)}
        />
      )}
    </Dialog>
  );
}
