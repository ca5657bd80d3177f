import { useLingui } from '@lingui/react';
import { Link, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../adminPaths.ts';
import { listAddress } from '../list/state/listUrl.ts';
import { Panel } from '../ui/Panel.tsx';
import type { Thread_ThreadFragment } from './Inbox.generated.ts';
import { OrderLine } from './OrderLine.tsx';
import { useWriterOrdersQuery } from './WriterPanel.generated.ts';

/** The newest orders of the account, or of the address where no account has it. */
export function WriterOrders({ thread: { customer, email } }: { thread: Thread_ThreadFragment }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useWriterOrdersQuery({
    variables: { filter: customer ? { customerId: customer.id } : { search: email } },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.adminOrders;
  const count = page?.totalCount ?? 0;
  const all = listAddress(adminPaths.orders, customer ? { customer: customer.id } : { q: email });
  return (
    <Panel title={i18n.t('Last orders')}>
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
          <Link component={RouterLink} to={all}>
            {i18n.t('{count, plural, one {See the order in the list} other {See all # in the list}}', {
              count,
            })}
          </Link>
        </Typography>
      )}
    </Panel>
  );
}
