import { useLingui } from '@lingui/react';
import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import type { StockTakeView } from '#web/graphql/types.generated.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { CountForm } from './CountForm.tsx';
import { StockTakeStatus } from './createStockTakesList.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { StockTakeFigures } from './StockTakeFigures.tsx';
import { StockTakeLines } from './StockTakeLines.tsx';
import {
  type StockTakeQuery,
  useCancelStockTakeMutation,
  useStockTakeQuery,
} from './StockTakes.generated.ts';
import { formatScope } from './stockTakeTexts.ts';

/** Poll interval for colleagues' counts, in ms. */
const POLL_INTERVAL_MS = 3000;
const PAGE_SIZE = 50;

/** Shows a stock-take, open or finished, and prints it. */
export function StockTakePage() {
  const { i18n } = useLingui();
  const { number = '' } = useParams();
  const [view, setView] = useState<StockTakeView>('COUNTED');
  const [page, setPage] = useState(0);
  const { data, previousData, loading, error, refetch, startPolling, stopPolling } = useStockTakeQuery({
    variables: { number, view, first: PAGE_SIZE, offset: page * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL_MS,
  });
  const loadedStockTake = (data ?? previousData)?.stockTake;
  if (loadedStockTake && loadedStockTake.status !== 'OPEN') stopPolling();
  else startPolling(POLL_INTERVAL_MS);

  if (!loadedStockTake && !loading && !error)
    return (
      <AdminNotFound
        title={i18n.t('Stock-take not found')}
        to={adminPaths.stockTakes}
        label={i18n.t('All stock-takes')}
      />
    );
  if (!loadedStockTake)
    return (
      <AdminPage title={i18n.t('Stock-take {number}', { number })}>
        {error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Skeleton aria-hidden variant="rounded" height={360} />
        )}
      </AdminPage>
    );
  return (
    <StockTakeDetails
      currentStockTake={loadedStockTake}
      view={view}
      page={page}
      isLast={loadedStockTake.lines.length < PAGE_SIZE}
      reload={refetch}
      onViewChange={(newView) => {
        setView(newView);
        setPage(0);
      }}
      onPageChange={setPage}
    />
  );
}

export type StockTake = NonNullable<StockTakeQuery['stockTake']>;

interface StockTakeDetailsProps {
  currentStockTake: StockTake;
  view: StockTakeView;
  page: number;
  isLast: boolean;
  reload: () => Promise<unknown>;
  onViewChange: (view: StockTakeView) => void;
  onPageChange: (page: number) => void;
}

function StockTakeDetails({
  currentStockTake,
  view,
  page,
  isLast,
  reload,
  onViewChange,
  onPageChange,
}: StockTakeDetailsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [openedDialog, setOpenedDialog] = useState<'FINISH' | 'CANCEL' | null>(null);
  const [cancel] = useCancelStockTakeMutation();
  const { number, status, location } = currentStockTake;
  const isOpen = status === 'OPEN';
  return (
    <AdminPage
      title={i18n.t('Stock-take {number}', { number })}
      subtitle={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <span role="status">
            <StockTakeStatus status={status} />
          </span>
          <span>{location.name}</span>
          <span>{formatScope(i18n, currentStockTake)}</span>
          <Instant at={currentStockTake.startedAt} />
          {currentStockTake.counters.length > 0 && <span>{currentStockTake.counters.join(', ')}</span>}
        </Stack>
      }
      trail={[{ label: i18n.t('Stock-takes'), to: adminPaths.stockTakes }]}
      actions={
        <>
          {isOpen && (
            <Button color="inherit" onClick={() => setOpenedDialog('CANCEL')}>
              {i18n.t('Cancel stock-take')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => window.print()}>
            {i18n.t('Print')}
          </Button>
          {isOpen && (
            <Button variant="contained" onClick={() => setOpenedDialog('FINISH')}>
              {i18n.t('Finish')}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {currentStockTake.note && <Alert severity="info">{currentStockTake.note}</Alert>}
        {isOpen && <CountForm number={number} onCounted={() => void reload()} />}
        <StockTakeFigures sums={currentStockTake.sums} isOpen={isOpen} />
        <StockTakeLines
          stockTake={currentStockTake}
          view={view}
          page={page}
          isLast={isLast}
          reload={reload}
          onViewChange={onViewChange}
          onPageChange={onPageChange}
        />
      </Stack>
      {openedDialog === 'FINISH' && (
        <FinishDialog
          openStockTake={currentStockTake}
          reload={reload}
          onClose={() => setOpenedDialog(null)}
        />
      )}
      {openedDialog === 'CANCEL' && (
        <ConfirmDialog
          title={i18n.t('Cancel stock-take {number}?', { number })}
          text={i18n.t('The stock will not change. The counted quantities stay on record.')}
          confirmLabel={i18n.t('Cancel stock-take')}
          onConfirm={async () => {
            const result = await cancel({ variables: { input: { number } } }).catch(() => null);
            const [problem] = result?.data?.cancelStockTake.errors ?? [];
            if (!result) notify.error(i18n.t('Something went wrong. Try again.'));
            else if (problem) notify.error(problem.message);
            await settleReads(reload());
          }}
          onClose={() => setOpenedDialog(null)}
        />
      )}
    </AdminPage>
  );
}
