import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { formatInstant } from '#web/shop/track/kathmanduTime.ts';
import { Panel } from '../ui/Panel.tsx';
import { useProductChangesQuery } from './ProductChanges.generated.ts';

const FIRST = 20;
const MOST = 100;

/** Who changed what of the piece, the last change first. */
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
        <Typography color="textSecondary">{i18n.t('Nobody has changed this piece yet.')}</Typography>
      )}
      <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {edges.map(({ node: { id: entry, action, at, actor, before, after } }) => (
          <Box component="li" key={entry} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Typography variant="body2">
              <strong>{action}</strong> · {actor?.name ?? i18n.t('A program')} ·{' '}
              {formatInstant(at, i18n.locale)}
            </Typography>
            {fieldsOf(before, after).map(({ field, was, is }) => (
              <Typography key={field} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {field}: {was} → {is}
              </Typography>
            ))}
          </Box>
        ))}
      </Stack>
      {edges.length < Math.min(totalCount, MOST) && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => void refetch({ id, first: MOST })}>
          {i18n.t('Show earlier ones')}
        </Button>
      )}
    </Panel>
  );
}

function fieldsOf(before: unknown, after: unknown) {
  const was = recordOf(before);
  const is = recordOf(after);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.map((field) => ({ field, was: textOf(was[field]), is: textOf(is[field]) }));
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
