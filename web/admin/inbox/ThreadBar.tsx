import { useLingui } from '@lingui/react';
import { Box, Button, FormControl, FormLabel, OutlinedInput, Select, Stack } from '@mui/material';
import { useId, useState } from 'react';
import type { UpdateThreadInput } from '#web/graphql/types.generated.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import {
  type Thread_ThreadFragment,
  useInboxMembersQuery,
  useUpdateThreadMutation,
} from './Inbox.generated.ts';
import { threadStates } from './threadStates.ts';

/** Whose turn it is, who has it in hand, and which order it is about. */
export function ThreadBar({ thread }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const ids = { assignee: useId(), order: useId() };
  const { data } = useInboxMembersQuery();
  const [update, { loading }] = useUpdateThreadMutation();
  const { id, version, status, assignee, order } = thread;
  const [number, setNumber] = useState(order?.number ?? '');
  const members = data?.inboxMembers ?? [];

  /** A request that failed has told its reason in a toast. */
  async function change(changed: Omit<UpdateThreadInput, 'id' | 'version'>) {
    const input = { id, version, ...changed };
    const answer = (await update({ variables: { input } }).catch(() => null))?.data?.updateThread;
    const problem = answer?.errors[0]?.message;
    if (problem) notify.error(i18n.t(problem));
  }

  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-end' }}>
      <Box sx={{ py: 1 }}>
        <StatusDot tone={threadStates[status].tone}>{i18n.t(threadStates[status].word)}</StatusDot>
      </Box>
      <FormControl sx={{ minWidth: 150, flex: '1 1 150px', maxWidth: 240 }}>
        <FormLabel htmlFor={ids.assignee}>{i18n.t('Assigned to')}</FormLabel>
        <Select
          native
          size="small"
          id={ids.assignee}
          value={assignee?.id ?? ''}
          onChange={({ target }) => void change({ assigneeId: target.value || null })}
          input={<OutlinedInput />}
        >
          <option value="">{i18n.t('Nobody')}</option>
          {assignee && !members.some((one) => one.id === assignee.id) && (
            <option value={assignee.id}>{assignee.name}</option>
          )}
          {members.map((member) => (
            <option key={member.id} value={member.id}>
              {member.name}
            </option>
          ))}
        </Select>
      </FormControl>
      <FormControl sx={{ minWidth: 150, flex: '1 1 150px', maxWidth: 240 }}>
        <FormLabel htmlFor={ids.order}>{i18n.t('Order')}</FormLabel>
        <OutlinedInput
          id={ids.order}
          size="small"
          value={number}
          placeholder="JW-"
          onChange={({ target }) => setNumber(target.value)}
          onBlur={() =>
            number.trim() !== (order?.number ?? '') && void change({ orderNumber: number || null })
          }
          onKeyDown={({ key, currentTarget }) => {
            if (
              key === 'Enter' &&
              currentTarget.contains(document.activeElement) &&
              document.activeElement instanceof HTMLElement
            )
              document.activeElement.blur();
          }}
        />
      </FormControl>
      <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
        <Button variant="text" disabled={loading} onClick={() => void change({ unread: true })}>
          {i18n.t('Mark as unread')}
        </Button>
        {status === 'CLOSED' ? (
          <Button variant="outlined" disabled={loading} onClick={() => void change({ status: 'OPEN' })}>
            {i18n.t('Open again')}
          </Button>
        ) : (
          <Button variant="outlined" disabled={loading} onClick={() => void change({ status: 'CLOSED' })}>
            {i18n.t('Close conversation')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
