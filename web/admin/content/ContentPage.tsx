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
  useDeleteHomeSectionMutation,
  useReorderBannersMutation,
  useReorderHomeSectionsMutation,
} from './Content.generated.ts';
import { evictShopContent } from './evictShopContent.ts';
import { HomeSectionDialog } from './HomeSectionDialog.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { PublicationDot, type PublicationFragment } from './publicationTexts.tsx';
import { homeSectionKindTexts } from './rowKindTexts.ts';

type PendingDeletion = { kind: 'BANNER'; item: Banner } | { kind: 'ROW'; item: Row };

/** Manages the banners and home sections. */
export function ContentPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { data, error, refetch } = useContentQuery({ fetchPolicy: 'cache-and-network' });
  const [banner, setBanner] = useState<Banner | 'NEW' | null>(null);
  const [homeSection, setHomeSection] = useState<Row | 'NEW' | null>(null);
  const [pendingDeletion, setPendingDeletion] = useState<PendingDeletion | null>(null);
  const [reorderBanners, reorderBannersResult] = useReorderBannersMutation();
  const [reorderHomeSections, reorderHomeSectionsResult] = useReorderHomeSectionsMutation();
  const [deleteBanner] = useDeleteBannerMutation();
  const [deleteHomeSection] = useDeleteHomeSectionMutation();
  const client = useApolloClient();
  const refetchContent = () => {
    evictShopContent(client.cache);
    void refetch().catch(() => undefined);
  };
  const getName = ({ kind, title, collection }: Row) =>
    title ?? collection?.name ?? i18n.t(homeSectionKindTexts[kind]);

  /** Shows the errors of a change, then reloads the content. */
  async function applyChange(change: () => Promise<readonly { message: string }[] | undefined>) {
    try {
      const [problem] = (await change()) ?? [];
      if (problem) notify.error(problem.message);
    } catch {
      notify.error(i18n.t('Something went wrong. Try again.'));
    }
    refetchContent();
  }

  function remove({ kind, item: { id, version } }: PendingDeletion) {
    const variables = { input: { id, version } };
    return applyChange(async () =>
      kind === 'BANNER'
        ? (await deleteBanner({ variables })).data?.deleteBanner.errors
        : (await deleteHomeSection({ variables })).data?.deleteHomeSection.errors,
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
                ? i18n.t('No banners yet. The home page starts with its first section.')
                : i18n.t(
                    'If several banners are set for the same position, the shop shows the first live one.',
                  )}
            </Typography>
            <OrderedList
              label={i18n.t('Banners')}
              items={data.adminBanners}
              getName={({ title }) => title}
              isBusy={reorderBannersResult.loading}
              onReorder={(ids) =>
                void applyChange(
                  async () =>
                    (await reorderBanners({ variables: { input: { ids } } })).data?.reorderBanners.errors,
                )
              }
            >
              {(item) => (
                <Entry
                  name={item.title}
                  description={
                    item.place === 'HERO'
                      ? i18n.t('Top of the home page')
                      : i18n.t('Announcement bar on every page')
                  }
                  publication={item}
                  onEdit={() => setBanner(item)}
                  onDelete={() => setPendingDeletion({ kind: 'BANNER', item })}
                />
              )}
            </OrderedList>
          </Panel>
          <Panel
            title={i18n.t('Home sections')}
            action={
              <Button size="small" variant="outlined" onClick={() => setHomeSection('NEW')}>
                {i18n.t('Add section')}
              </Button>
            }
          >
            {data.adminHomeSections.length === 0 && (
              <Typography variant="body2" color="textSecondary">
                {i18n.t('No sections yet. The home page shows only its banner.')}
              </Typography>
            )}
            <OrderedList
              label={i18n.t('Home sections')}
              items={data.adminHomeSections}
              getName={getName}
              isBusy={reorderHomeSectionsResult.loading}
              onReorder={(ids) =>
                void applyChange(
                  async () =>
                    (await reorderHomeSections({ variables: { input: { ids } } })).data?.reorderHomeSections
                      .errors,
                )
              }
            >
              {(item) => (
                <Entry
                  name={getName(item)}
                  description={i18n.t(homeSectionKindTexts[item.kind])}
                  publication={item}
                  onEdit={() => setHomeSection(item)}
                  onDelete={() => setPendingDeletion({ kind: 'ROW', item })}
                />
              )}
            </OrderedList>
          </Panel>
        </Stack>
      )}
      {banner && (
        <BannerDialog
          banner={banner === 'NEW' ? null : banner}
          onSaved={refetchContent}
          onClose={() => setBanner(null)}
        />
      )}
      {homeSection && data && (
        <HomeSectionDialog
          row={homeSection === 'NEW' ? null : homeSection}
          collections={data.adminCollections}
          onSaved={refetchContent}
          onClose={() => setHomeSection(null)}
        />
      )}
      {pendingDeletion && (
        <ConfirmDialog
          title={i18n.t('Delete {name}?', {
            name:
              pendingDeletion.kind === 'BANNER' ? pendingDeletion.item.title : getName(pendingDeletion.item),
          })}
          text={i18n.t('It will disappear from the shop immediately.')}
          confirmLabel={i18n.t('Delete')}
          onConfirm={() => remove(pendingDeletion)}
          onClose={() => setPendingDeletion(null)}
        />
      )}
    </AdminPage>
  );
}

interface EntryProps {
  name: string;
  /** Description, if the name does not identify the entry. */
  description: string;
  publication: PublicationFragment;
  onEdit: () => void;
  onDelete: () => void;
}

function Entry({ name, description, publication, onEdit, onDelete }: EntryProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        {description !== name && (
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        )}
      </Box>
      <PublicationDot publication={publication} />
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
