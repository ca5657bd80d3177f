import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import type { ListDefinition } from '../listDefinition.ts';
import type { ListNews } from '../listQuery.ts';
import type { PagedRows } from '../useListRows.ts';
import { useListNews } from './useListNews.ts';

export interface NewsBarProps<Row> {
  definition: Pick<ListDefinition<Row>, 'rowId'> & { news: ListNews<Row> };
  rows: PagedRows<Row>;
}

/** Says that the list would show something else by now, and shows it when asked: until then every row stays where it is. */
export function NewsBar<Row>({ definition, rows }: NewsBarProps<Row>) {
  const { i18n } = useLingui();
  const count = useListNews(definition, rows);

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
            {count > 0 ? i18n.t(definition.news.counted, { count }) : i18n.t('This list has changed')}
          </Typography>
          <Button variant="text" size="small" onClick={() => void rows.refetch()}>
            {i18n.t('Show')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
