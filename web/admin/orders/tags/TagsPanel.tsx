import { useLingui } from '@lingui/react';
import { FormControl, FormLabel, OutlinedInput, Select, Stack } from '@mui/material';
import { useId } from 'react';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useAssignOrdersMutation } from '../Orders.generated.ts';
import { useDeskMembersQuery, useTagOrdersMutation } from './OrderTags.generated.ts';
import { formatMember } from './orderFilterOptions.ts';
import { TagMarks } from './TagMarks.tsx';
import { TagPicker } from './TagPicker.tsx';

/** Shows an order's tags and assignee. */
export function TagsPanel({ order: { id, staff } }: { order: Pick<Order, 'id' | 'staff'> }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const can = useHasPermission();
  const selectId = useId();
  const { data } = useDeskMembersQuery();
  const [tagOrders] = useTagOrdersMutation();
  const [assignOrders] = useAssignOrdersMutation();
  const members = data?.assignableStaff ?? [];
  const { tags, assignee } = staff;

  async function saveTags(selectedIds: readonly string[]) {
    const currentIds = tags.map((entry) => entry.id);
    const input = {
      orderIds: [id],
      add: selectedIds.filter((entry) => !currentIds.includes(entry)),
      remove: currentIds.filter((entry) => !selectedIds.includes(entry)),
    };
    // A failed request is already reported in a toast.
    const payload = (await tagOrders({ variables: { input } }).catch(() => null))?.data?.tagOrders;
    showProblem(payload?.failed[0] ?? payload?.errors[0]);
  }

  async function assignTo(assigneeId: string) {
    const input = { orderIds: [id], assigneeId: assigneeId || null };
    const payload = (await assignOrders({ variables: { input } }).catch(() => null))?.data?.assignOrders;
    showProblem(payload?.failed[0] ?? payload?.errors[0]);
  }

  function showProblem(problem: { message: string } | undefined) {
    if (problem) notify.error(problem.message);
  }

  return (
    <Panel title={i18n.t('Tags and assignee')}>
      <Stack sx={{ gap: 1.5 }}>
        {can('manageOrders') ? (
          <TagPicker
            selectedIds={tags.map((entry) => entry.id)}
            onChange={(selectedIds) => void saveTags(selectedIds)}
          />
        ) : (
          <TagMarks tags={tags} />
        )}
        <FormControl fullWidth>
          <FormLabel htmlFor={selectId}>{i18n.t('Assigned to')}</FormLabel>
          <Select
            native
            id={selectId}
            disabled={!can('manageOrders')}
            value={assignee?.id ?? ''}
            onChange={({ target }) => void assignTo(target.value)}
            input={<OutlinedInput />}
          >
            <option value="">{i18n.t('Nobody')}</option>
            {assignee && !members.some(({ id: entry }) => entry === assignee.id) && (
              <option value={assignee.id}>{assignee.name}</option>
            )}
            {members.map((member) => (
              <option key={member.id} value={member.id}>
                {formatMember(member)}
              </option>
            ))}
          </Select>
        </FormControl>
      </Stack>
    </Panel>
  );
}
