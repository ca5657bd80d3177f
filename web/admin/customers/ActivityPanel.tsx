import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { describeActivity } from './activityText.ts';
import { useCustomerActivityQuery } from './CustomerPage.generated.ts';

/** Lists a customer's activity in the shop, newest first. */
export function ActivityPanel({ customerId }: { customerId: string }) {
  const { i18n } = useLingui();
  const { data, error, loading, refetch, fetchMore } = useCustomerActivityQuery({
    variables: { id: customerId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.customerActivities;

  function loadMore() {
    void fetchMore({
      variables: { after: page?.pageInfo.endCursor },
      updateQuery: (
        { customerActivities: loadedPage },
        { fetchMoreResult: { customerActivities: nextPage } },
      ) => ({
        customerActivities: { ...nextPage, edges: [...loadedPage.edges, ...nextPage.edges] },
      }),
      // The error is shown in a toast, and the button stays.
    }).catch(() => undefined);
  }

  return (
    <Panel title={i18n.t('Activity')}>
      {error && !page ? (
        <ErrorState error={error} retry={refetch} />
      ) : !page ? (
        <Skeleton aria-hidden height={160} />
      ) : page.edges.length === 0 ? (
        <Typography color="textSecondary">
          {i18n.t('No activity yet. Activity is recorded only with the customer’s consent.')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {page.edges.map(({ node }) => (
            <Box
              key={node.id}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                columnGap: 2,
                py: 0.75,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography sx={{ overflowWrap: 'anywhere' }}>{describeActivity(i18n, node)}</Typography>
              <Typography color="textSecondary">
                <Instant at={node.at} />
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button size="small" variant="outlined" loading={loading} onClick={loadMore} sx={{ mt: 1.5 }}>
          {i18n.t('Show more')}
        </Button>
      )}
    </Panel>
  );
}
