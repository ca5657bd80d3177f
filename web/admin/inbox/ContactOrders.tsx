import { useLingui } from '@lingui/react';
import { Link, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { formatListPath } from '../list/state/listUrl.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWriterOrdersQuery } from './ContactPanel.generated.ts';
import type { Thread_ThreadFragment } from './Inbox.generated.ts';
import { OrderLine } from './OrderLine.tsx';

/** Lists the newest orders of the account, or of the email address if it has no account. */
export function ContactOrders({ thread: { customer, email } }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useWriterOrdersQuery({
    variables: { filter: customer ? { customerId: customer.id } : { search: email } },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.adminOrders;
  const count = page?.totalCount ?? 0;
  const allOrdersUrl = formatListPath(adminPaths.orders, customer ? { customer: customer.id } : { q: email });
  return (
    <Panel title={i18n.t('Recent orders')}>
      {!page && (error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={80} />)}
      {page && count === 0 && <Typography color="textSecondary">{i18n.t('No orders yet.')}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {page?.edges.map(({ node }) => (
          <li key={node.id}>
            <OrderLine order={node} />
          </li>
        ))}
      </Stack>
      {page && count > page.edges.length && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <Link component={RouterLink} to={allOrdersUrl}>
            {i18n.t('{count, plural, one {View the order in the list} other {View all # in the list}}', {
              count,
            })}
          </Link>
        </Typography>
      )}
    </Panel>
  );
}
