import { useLingui } from '@lingui/react';
import { Link, Stack, Typography } from '@mui/material';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { useMay } from '#web/session/useMay.ts';
import { Panel } from '../ui/Panel.tsx';
import type { Thread_ThreadFragment } from './Inbox.generated.ts';
import { ThreadOrder } from './ThreadOrder.tsx';
import { WriterFacts } from './WriterFacts.tsx';
import { WriterOrders } from './WriterOrders.tsx';

/** Who a conversation is with, the order that it is about, and what else they ordered; of that, what the viewer may see. */
export function WriterPanel({ thread }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const may = useMay();
  const { name, email, phone, customer } = thread;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={i18n.t('Customer')}>
        <Stack sx={{ gap: 1 }}>
          {customer && may('readCustomers') ? (
            <WriterFacts customer={customer} />
          ) : (
            <>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              {!customer && (
                <Typography variant="body2" color="textSecondary">
                  {i18n.t('No account has this email address.')}
                </Typography>
              )}
            </>
          )}
          <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Link>
          {phone && (
            <Link href={`tel:${phone}`} variant="body2">
              {readablePhone(phone)}
            </Link>
          )}
        </Stack>
      </Panel>
      <Panel title={i18n.t('About the order')}>
        <ThreadOrder key={thread.order?.id ?? 'none'} thread={thread} />
      </Panel>
      {may('readOrders') && <WriterOrders thread={thread} />}
    </Stack>
  );
}
