import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { actionTexts } from '#web/admin/audit/auditTexts.ts';
import { toChanges } from '#web/admin/audit/toChanges.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { useProductChangesQuery } from './ProductChanges.generated.ts';

const FIRST = 10;
const MAX = 100;

/** Lists the changes of a product with their authors, newest first. */
export function ProductChangesPanel({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, refetch } = useProductChangesQuery({
    variables: { id, first: FIRST },
    fetchPolicy: 'cache-and-network',
  });
  const { edges = [], totalCount = 0 } = data?.auditEntries ?? {};
  return (
    <Panel title={i18n.t('Changes')}>
      {data && edges.length === 0 && (
        <Typography color="textSecondary">{i18n.t('No changes yet.')}</Typography>
      )}
      <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {edges.map(({ node: { id: entry, action, at, actor, before, after } }) => (
          <Box component="li" key={entry} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Typography variant="body2">
              <strong>{i18n.t(actionTexts[action] ?? action)}</strong> ·{' '}
              {actor?.name ?? i18n.t('An integration')} · <Instant at={at} />
            </Typography>
            {toChanges(i18n, { entity: 'Product', before, after }).map((change) => (
              <Typography
                key={change.field}
                variant="body2"
                color="textSecondary"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {change.label}: {change.before} → {change.after}
              </Typography>
            ))}
          </Box>
        ))}
      </Stack>
      {edges.length < Math.min(totalCount, MAX) && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => void refetch({ id, first: MAX })}>
          {i18n.t('Show earlier entries')}
        </Button>
      )}
    </Panel>
  );
}
