import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  OutlinedInput,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useId } from 'react';
import { paths } from '#web/paths.ts';
import { useShare } from '#web/ui/browser/useShare.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useShareWishlistMutation, useUnshareWishlistMutation } from './ShareWishlist.generated.ts';

/** Dialog for sharing the wishlist by link, or for stopping sharing. */
export function ShareWishlistDialog({ onClose: close }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const onClose = useCloseOnBack(true, close);
  const notify = useNotify();
  const share = useShare();
  const id = useId();
  const [open, { data, error }] = useShareWishlistMutation();
  const [unshare, unshareResult] = useUnshareWishlistMutation();
  const token = data?.shareWishlist.token;
  const url = token && `${window.location.origin}/#${paths.sharedWishlist(token)}`;

  useEffect(() => {
    // The dialog shows the error.
    open().catch(() => undefined);
  }, [open]);

  /** A failed request has already shown a toast. */
  async function stop() {
    const isDone = await unshare()
      .then(() => true)
      .catch(() => false);
    if (!isDone) return;
    notify.success(i18n.t('Your wishlist is private again'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h4">
        {i18n.t('Share your wishlist')}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography color="textSecondary">
            {i18n.t('Anyone with this link can see your first name and the pieces, but nothing else.')}
          </Typography>
          {url ? (
            <OutlinedInput
              value={url}
              readOnly
              fullWidth
              onFocus={({ target }) => target.select()}
              slotProps={{ input: { 'aria-label': i18n.t('Link to your wishlist') } }}
            />
          ) : error ? (
            <ErrorState error={error} />
          ) : (
            <Skeleton aria-hidden height={48} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={!url} loading={unshareResult.loading} onClick={() => void stop()}>
          {i18n.t('Stop sharing')}
        </Button>
        <Button
          variant="contained"
          disabled={!url}
          onClick={() => url && void share({ title: i18n.t('My wishlist'), url })}
        >
          {i18n.t('Share the link')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
