import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Chip, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '../adminPaths.ts';
import { Instant } from '../ui/Instant.tsx';
import { useWriterCustomerQuery } from './ContactPanel.generated.ts';

/** Summary of the customer's account: total spent, account age and groups. */
export function ContactSummary({ customer: { id, name } }: { customer: { id: string; name: string } }) {
  const { i18n } = useLingui();
  const { data } = useWriterCustomerQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const account = data?.customer;
  return (
    <>
      <Link
        component={RouterLink}
        to={adminPaths.customer(id)}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      {account && (
        <>
          <Typography variant="body2">{formatOrderSummary(i18n, account)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Customer since')} <Instant at={account.createdAt} day />
          </Typography>
          {(account.groups.length > 0 || account.status === 'BLOCKED') && (
            <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              {account.status === 'BLOCKED' && <Chip size="small" color="error" label={i18n.t('Blocked')} />}
              {account.groups.map((group) => (
                <Chip key={group.id} size="small" variant="outlined" label={group.name} />
              ))}
            </Stack>
          )}
        </>
      )}
    </>
  );
}

function formatOrderSummary(
  i18n: I18n,
  { orderCount, spent }: { orderCount: number; spent: number | null },
): string {
  if (orderCount === 0) return i18n.t('No orders yet.');
  if (spent === null) return i18n.t('{count, plural, one {# order} other {# orders}}', { count: orderCount });
  return i18n.t('{count, plural, one {# order} other {# orders}}, {total} paid', {
    count: orderCount,
    total: formatNpr(spent, i18n.locale),
  });
}
