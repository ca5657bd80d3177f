import { useLingui } from '@lingui/react';
import { Link, Stack, Typography } from '@mui/material';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { Panel } from '../ui/Panel.tsx';
import { ContactOrders } from './ContactOrders.tsx';
import { ContactSummary } from './ContactSummary.tsx';
import type { Thread_ThreadFragment } from './Inbox.generated.ts';
import { ThreadOrder } from './ThreadOrder.tsx';

/**
 * Shows a thread's customer, its order and the customer's other orders, unless the viewer has no permission to see
 * them.
 */
export function ContactPanel({ thread }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { name, email, phone, customer } = thread;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel title={i18n.t('Customer')}>
        <Stack sx={{ gap: 1 }}>
          {customer && can('readCustomers') ? (
            <ContactSummary customer={customer} />
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
              {formatPhone(phone)}
            </Link>
          )}
        </Stack>
      </Panel>
      <Panel title={i18n.t('Related order')}>
        <ThreadOrder key={thread.order?.id ?? 'none'} thread={thread} />
      </Panel>
      {can('readOrders') && <ContactOrders thread={thread} />}
    </Stack>
  );
}
