import { useLingui } from '@lingui/react';
import { Button, FormControl, FormLabel, OutlinedInput, Skeleton, Stack } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { useWriterOrderQuery } from './ContactPanel.generated.ts';
import type { Thread_ThreadFragment } from './Inbox.generated.ts';
import { OrderLine } from './OrderLine.tsx';
import { useThreadChange } from './useThreadChange.ts';

/** Shows the order of a thread, and links or unlinks one. */
export function ThreadOrder({ thread }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const field = useId();
  const { change, isChanging } = useThreadChange(thread);
  const [number, setNumber] = useState('');
  const { order } = thread;

  function linkOrder(event: FormEvent) {
    event.preventDefault();
    void change({ orderNumber: number });
  }

  if (order)
    return (
      <Stack sx={{ gap: 1 }}>
        {can('readOrders') ? <OrderSummary number={order.number} /> : order.number}
        <div>
          <Button
            size="small"
            variant="text"
            disabled={isChanging}
            onClick={() => void change({ orderNumber: null })}
            sx={{ ml: -1 }}
          >
            {i18n.t('Unlink order')}
          </Button>
        </div>
      </Stack>
    );
  return (
    <FormControl component="form" fullWidth onSubmit={linkOrder}>
      <FormLabel htmlFor={field}>{i18n.t('Order number')}</FormLabel>
      <Stack direction="row" sx={{ gap: 1 }}>
        <OutlinedInput
          id={field}
          size="small"
          value={number}
          placeholder="JW-"
          onChange={({ target }) => setNumber(target.value)}
          slotProps={{ input: { maxLength: 20, autoComplete: 'off' } }}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <Button type="submit" variant="outlined" loading={isChanging} disabled={number.trim() === ''}>
          {i18n.t('Link')}
        </Button>
      </Stack>
    </FormControl>
  );
}

function OrderSummary({ number }: { number: string }) {
  const { data } = useWriterOrderQuery({ variables: { number }, fetchPolicy: 'cache-and-network' });
  return data?.order ? <OrderLine order={data.order} /> : <Skeleton aria-hidden height={44} />;
}
