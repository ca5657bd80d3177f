import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { OrderedList } from '#web/admin/ui/OrderedList.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../ui/Panel.tsx';
import { BannerDialog } from './BannerDialog.tsx';
import {
  type Content_BannerFragment as Banner,
  type Content_RowFragment as Row,
  useContentQuery,
  useDeleteBannerMutation,
  useDeleteHomeRowMutation,
  useReorderBannersMutation,
  useReorderHomeRowsMutation,
} from './Content.generated.ts';
import { forgetShop } from './forgetShop.ts';
import { HomeRowDialog } from './HomeRowDialog.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { PublicationDot, type SentPublication } from './publicationTexts.tsx';
import { rowKindTexts } from './rowKindTexts.ts';

type Leaving = { kind: 'BANNER'; item: Banner } | { kind: 'ROW'; item: Row };

/** What stands at the top of home and across the shop, and the rows of home. */
export function ContentPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { data, error, refetch } = useContentQuery({ fetchPolicy: 'cache-and-network' });
  const [banner, setBanner] = useState<Banner | 'NEW' | null>(null);
  const [row, setRow] = useState<Row | 'NEW' | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [reorderBanners, orderingBanners] = useReorderBannersMutation();
  const [orderRows, orderingRows] = useReorderHomeRowsMutation();
  const [deleteBanner] = useDeleteBannerMutation();
  const [deleteRow] = useDeleteHomeRowMutation();
  const client = useApolloClient();
  const read = () => {
    forgetShop(client.cache);
    void refetch().catch(() => undefined);
  };
  const nameOf = ({ kind, title, collection }: Row) =>
    title ?? collection?.name ?? i18n.t(rowKindTexts[kind]);

  /** Says what is wrong, and reads what is there then. */
  async function told(change: () => Promise<readonly { message: string }[] | undefined>) {
    try {
      const [problem] = (await change()) ?? [];
      if (problem) notify.error(problem.message);
    } catch {
      notify.error(i18n.t('That did not work. Please try again.'));
    }
    read();
  }

  function remove({ kind, item: { id, version } }: Leaving) {
    const variables = { input: { id, version } };
    return told(async () =>
      kind === 'BANNER'
        ? (await deleteBanner({ variables })).data?.deleteBanner.errors
        : (await deleteRow({ variables })).data?.deleteHomeRow.errors,
    );
  }

  return (
    <AdminPage title={i18n.t('Home page')} actions={<PreviewButton />}>
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <Skeleton aria-hidden height={420} />}
      {data && (
        <Stack sx={{ gap: 2, maxWidth: 900 }}>
          <Panel
            title={i18n.t('Banners')}
            action={
              <Button size="small" variant="outlined" onClick={() => setBanner('NEW')}>
                {i18n.t('Add banner')}
              </Button>
            }
          >
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {data.adminBanners.length === 0
                ? i18n.t('No banner yet: home begins with its first row.')
                : i18n.t('Of several in one place, the shop shows the first whose time has come.')}
            </Typography>
            <OrderedList
              label={i18n.t('Banners')}
              items={data.adminBanners}
              nameOf={({ title }) => title}
              isBusy={orderingBanners.loading}
              onOrder={(ids) =>
                void told(
                  async () =>
                    (await reorderBanners({ variables: { input: { ids } } })).data?.reorderBanners.errors,
                )
              }
            >
              {(item) => (
                <Entry
                  name={item.title}
                  about={item.place === 'HERO' ? i18n.t('Top of home') : i18n.t('Strip across the shop')}
                  of={item}
                  onEdit={() => setBanner(item)}
                  onDelete={() => setLeaving({ kind: 'BANNER', item })}
                />
              )}
            </OrderedList>
          </Panel>
          <Panel
            title={i18n.t('Rows of home')}
            action={
              <Button size="small" variant="outlined" onClick={() => setRow('NEW')}>
                {i18n.t('Add row')}
              </Button>
            }
          >
            {data.adminHomeRows.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {i18n.t('No row yet: home shows its banner alone.')}
              </Typography>
            )}
            <OrderedList
              label={i18n.t('Rows of home')}
              items={data.adminHomeRows}
              nameOf={nameOf}
              isBusy={orderingRows.loading}
              onOrder={(ids) =>
                void told(
                  async () =>
                    (await orderRows({ variables: { input: { ids } } })).data?.reorderHomeRows.errors,
                )
              }
            >
              {(item) => (
                <Entry
                  name={nameOf(item)}
                  about={i18n.t(rowKindTexts[item.kind])}
                  of={item}
                  onEdit={() => setRow(item)}
                  onDelete={() => setLeaving({ kind: 'ROW', item })}
                />
              )}
            </OrderedList>
          </Panel>
        </Stack>
      )}
      {banner && (
        <BannerDialog
          banner={banner === 'NEW' ? null : banner}
          onSaved={read}
          onClose={() => setBanner(null)}
        />
      )}
      {row && data && (
        <HomeRowDialog
          row={row === 'NEW' ? null : row}
          collections={data.adminCollections}
          onSaved={read}
          onClose={() => setRow(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={i18n.t('Delete {name}?', {
            name: leaving.kind === 'BANNER' ? leaving.item.title : nameOf(leaving.item),
          })}
          text={i18n.t('The shop stops showing it at once.')}
          confirm={i18n.t('Delete')}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </AdminPage>
  );
}

interface EntryProps {
  name: string;
  /** What it is, where its name does not say so already. */
  about: string;
  of: SentPublication;
  onEdit: () => void;
  onDelete: () => void;
}

function Entry({ name, about, of, onEdit, onDelete }: EntryProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        {about !== name && (
          <Typography variant="body2" color="textSecondary">
            {about}
          </Typography>
        )}
      </Box>
      <PublicationDot of={of} />
      <Box sx={{ whiteSpace: 'nowrap', ml: 'auto' }}>
        <Button size="small" aria-label={i18n.t('Edit {name}', { name })} onClick={onEdit}>
          {i18n.t('Edit')}
        </Button>
        <Button size="small" color="error" aria-label={i18n.t('Delete {name}', { name })} onClick={onDelete}>
          {i18n.t('Delete')}
        </Button>
      </Box>
    </>
  );
}
