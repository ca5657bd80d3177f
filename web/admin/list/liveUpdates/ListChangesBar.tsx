import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import type { ListDefinition } from '../listDefinition.ts';
import type { ListLiveUpdates } from '../listQuery.ts';
import type { PagedRows } from '../useListRows.ts';
import { useListChanges } from './useListChanges.ts';

export interface ListChangesBarProps<Row> {
  definition: Pick<ListDefinition<Row>, 'rowId'> & { liveUpdates: ListLiveUpdates<Row> };
  rows: PagedRows<Row>;
}

/** Announces that the list has changed, and refreshes it on request. Until then no row moves. */
export function ListChangesBar<Row>({ definition, rows }: ListChangesBarProps<Row>) {
  const { i18n } = useLingui();
  const count = useListChanges(definition, rows);

  return (
    <Stack role="status" sx={{ '&:empty': { display: 'none' } }}>
      {count !== null && (
        <Stack
          direction="row"
          sx={{
            gap: 1,
            px: 1.5,
            py: 0.25,
            alignItems: 'center',
            justifyContent: 'space-between',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="body2">
            {count > 0
              ? i18n.t(definition.liveUpdates.countText, { count })
              : i18n.t('This list has changed')}
          </Typography>
          <Button variant="text" size="small" onClick={() => void rows.refetch()}>
            {i18n.t('Show')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
