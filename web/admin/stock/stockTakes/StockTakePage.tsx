import { useLingui } from '@lingui/react';
import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { readAgain } from '#web/api/readAgain.ts';
import type { StockTakeView } from '#web/graphql/types.generated.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { CountDesk } from './CountDesk.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import {
  type StockTakeQuery,
  useCancelStockTakeMutation,
  useStockTakeQuery,
} from './StockTakes.generated.ts';
import { TakeStatus } from './stockTakesList.tsx';
import { TakeFigures } from './TakeFigures.tsx';
import { TakeLines } from './TakeLines.tsx';
import { scopeText } from './takeTexts.ts';

/** How often, in ms, what others count is looked for. */
const EVERY = 3000;
const PAGE = 50;

/** A count while it is made, and as it was when it was finished; prints. */
export function StockTakePage() {
  const { i18n } = useLingui();
  const { number = '' } = useParams();
  const [view, setView] = useState<StockTakeView>('COUNTED');
  const [page, setPage] = useState(0);
  const { data, previousData, loading, error, refetch, startPolling, stopPolling } = useStockTakeQuery({
    variables: { number, view, first: PAGE, offset: page * PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY,
  });
  const take = (data ?? previousData)?.stockTake;
  if (take && take.status !== 'OPEN') stopPolling();
  else startPolling(EVERY);

  if (!take && !loading && !error)
    return (
      <AdminNotFound
        title={i18n.t('Stock-take not found')}
        to={adminPaths.stockTakes}
        label={i18n.t('All stock-takes')}
      />
    );
  if (!take)
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
    <TakeSheet
      take={take}
      view={view}
      page={page}
      isLast={take.lines.length < PAGE}
      reload={refetch}
      onView={(next) => {
        setView(next);
        setPage(0);
      }}
      onPage={setPage}
    />
  );
}

export type Take = NonNullable<StockTakeQuery['stockTake']>;

interface TakeSheetProps {
  take: Take;
  view: StockTakeView;
  page: number;
  isLast: boolean;
  reload: () => Promise<unknown>;
  onView: (view: StockTakeView) => void;
  onPage: (page: number) => void;
}

function TakeSheet({ take, view, page, isLast, reload, onView, onPage }: TakeSheetProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [opened, setOpened] = useState<'FINISH' | 'CANCEL' | null>(null);
  const [cancel] = useCancelStockTakeMutation();
  const { number, status, location } = take;
  const isOpen = status === 'OPEN';
  return (
    <AdminPage
      title={i18n.t('Stock-take {number}', { number })}
      subtitle={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <span role="status">
            <TakeStatus status={status} />
          </span>
          <span>{location.name}</span>
          <span>{scopeText(i18n, take)}</span>
          <Instant at={take.startedAt} />
          {take.counters.length > 0 && <span>{take.counters.join(', ')}</span>}
        </Stack>
      }
      trail={[{ label: i18n.t('Stock-takes'), to: adminPaths.stockTakes }]}
      actions={
        <>
          {isOpen && (
            <Button color="inherit" onClick={() => setOpened('CANCEL')}>
              {i18n.t('Cancel count')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => window.print()}>
            {i18n.t('Print')}
          </Button>
          {isOpen && (
            <Button variant="contained" onClick={() => setOpened('FINISH')}>
              {i18n.t('Finish')}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {take.note && <Alert severity="info">{take.note}</Alert>}
        {isOpen && <CountDesk number={number} onCounted={() => void reload()} />}
        <TakeFigures sums={take.sums} isOpen={isOpen} />
        <TakeLines
          take={take}
          view={view}
          page={page}
          isLast={isLast}
          reload={reload}
          onView={onView}
          onPage={onPage}
        />
      </Stack>
      {opened === 'FINISH' && <FinishDialog take={take} reload={reload} onClose={() => setOpened(null)} />}
      {opened === 'CANCEL' && (
        <ConfirmDialog
          title={i18n.t('Cancel stock-take {number}?', { number })}
          text={i18n.t('Nothing is changed; what was counted stays on record.')}
          confirm={i18n.t('Cancel count')}
          onConfirm={async () => {
            const answer = await cancel({ variables: { input: { number } } }).catch(() => null);
            const [problem] = answer?.data?.cancelStockTake.errors ?? [];
            if (!answer) notify.error(i18n.t('That did not work. Please try again.'));
            else if (problem) notify.error(problem.message);
            await readAgain(reload());
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </AdminPage>
  );
}
