import { useLingui } from '@lingui/react';
import { Box, Button, Link, Skeleton } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { formatListPath } from '#web/admin/list/state/listUrl.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { DeleteTagDialog } from './DeleteTagDialog.tsx';
import { MergeTagDialog } from './MergeTagDialog.tsx';
import { type OrderTagsQuery, useOrderTagsQuery } from './OrderTags.generated.ts';
import { TagDialog } from './TagDialog.tsx';
import { TagMark } from './TagMarks.tsx';

type Tag = OrderTagsQuery['orderTags'][number];

type OpenDialog = { kind: 'new' } | { kind: 'edit' | 'merge' | 'delete'; tag: Tag };

/** Manages the tags of orders: name, colour, merge and delete. */
export function OrderTagsPage() {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [openedDialog, setOpenedDialog] = useState<OpenDialog | null>(null);
  const { data, error, refetch } = useOrderTagsQuery({ fetchPolicy: 'cache-and-network' });
  const tags = data?.orderTags;
  const props = { onSaved: () => void refetch(), onClose: () => setOpenedDialog(null) };
  return (
    <AdminPage
      title={i18n.t('Order tags')}
      actions={
        can('manageOrders') && (
          <Button variant="contained" onClick={() => setOpenedDialog({ kind: 'new' })}>
            {i18n.t('New tag')}
          </Button>
        )
      }
    >
      {tags?.length === 0 && (
        <EmptyState
          title={i18n.t('No tags yet')}
          text={i18n.t('Use tags to group orders, such as “Gift wrap” or “Before Tihar”.')}
        />
      )}
      {tags ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 760 }}>
          {tags.map((tag) => (
            <TagRow key={tag.id} tag={tag} isOnlyTag={tags.length === 1} onOpen={setOpenedDialog} />
          ))}
        </Box>
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden height={240} />
      )}
      {(openedDialog?.kind === 'new' || openedDialog?.kind === 'edit') && (
        <TagDialog tag={openedDialog.kind === 'edit' ? openedDialog.tag : null} {...props} />
      )}
      {openedDialog?.kind === 'merge' && (
        <MergeTagDialog tag={openedDialog.tag} tags={tags ?? []} {...props} />
      )}
      {openedDialog?.kind === 'delete' && <DeleteTagDialog tag={openedDialog.tag} {...props} />}
    </AdminPage>
  );
}

interface TagRowProps {
  tag: Tag;
  /** True if there is no other tag that this tag could be merged into. */
  isOnlyTag: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

function TagRow({ tag, isOnlyTag, onOpen }: TagRowProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { id, name, orderCount } = tag;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <TagMark {...tag} />
      </Box>
      <Link component={RouterLink} to={formatListPath(adminPaths.orders, { tags: [id] })} variant="body2">
        {i18n.t('{count, plural, =0 {No orders} one {# order} other {# orders}}', { count: orderCount })}
      </Link>
      {can('manageOrders') && (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <Button
            size="small"
            aria-label={i18n.t('Edit {name}', { name })}
            onClick={() => onOpen({ kind: 'edit', tag })}
          >
            {i18n.t('Edit')}
          </Button>
          <Button
            size="small"
            disabled={isOnlyTag}
            aria-label={i18n.t('Merge {name}', { name })}
            onClick={() => onOpen({ kind: 'merge', tag })}
          >
            {i18n.t('Merge')}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={i18n.t('Delete {name}', { name })}
            onClick={() => onOpen({ kind: 'delete', tag })}
          >
            {i18n.t('Delete')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
