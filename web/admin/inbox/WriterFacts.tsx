import { useLingui } from '@lingui/react';
import { Chip, Link, Stack, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';
import { Instant } from '../ui/Instant.tsx';
import { useWriterCustomerQuery } from './WriterPanel.generated.ts';

/** The account of whoever writes: how much they bought, since when, and in which groups they are. */
export function WriterFacts({ customer: { id, name } }: { customer: { id: string; name: string } }) {
  const { i18n } = useLingui();
  const { data } = useWriterCustomerQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const known = data?.customer;
  return (
    <>
      <Link
        component={RouterLink}
        to={adminPaths.customer(id)}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      {known && (
        <>
          <Typography variant="body2">
            {known.orderCount > 0
              ? i18n.t('{count, plural, one {# order} other {# orders}} for {total}', {
                  count: known.orderCount,
                  total: formatNpr(known.spent, i18n.locale),
                })
              : i18n.t('No orders yet.')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Customer since')} <Instant at={known.createdAt} day />
          </Typography>
          {(known.groups.length > 0 || known.status === 'BLOCKED') && (
            <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              {known.status === 'BLOCKED' && <Chip size="small" color="error" label={i18n.t('Blocked')} />}
              {known.groups.map((group) => (
                <Chip key={group.id} size="small" variant="outlined" label={group.name} />
              ))}
            </Stack>
          )}
        </>
      )}
    </>
  );
}
