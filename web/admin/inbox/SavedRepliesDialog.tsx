import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type SavedReplies_ReplyFragment,
  useDeleteSavedReplyMutation,
  useSavedRepliesQuery,
} from './Inbox.generated.ts';
import { SavedReplyForm } from './SavedReplyForm.tsx';

/** Manages the saved replies. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const title = useId();
  const { data } = useSavedRepliesQuery({ fetchPolicy: 'cache-and-network' });
  const [editedReply, setEditedReply] = useState<SavedReplies_ReplyFragment | 'new' | null>(null);
  const [replyToDelete, setReplyToDelete] = useState<SavedReplies_ReplyFragment | null>(null);
  const [remove] = useDeleteSavedReplyMutation();
  const replies = data?.savedReplies ?? [];

  async function deleteReply(id: string) {
    const result = await remove({ variables: { input: { id } } }).catch(() => null);
    const problem = result?.data?.deleteSavedReply.errors[0]?.message;
    if (problem) notify.error(i18n.t(problem));
    await settleReads(client.refetchQueries({ include: ['SavedReplies'] }));
  }

  if (editedReply)
    return (
      <SavedReplyForm
        reply={editedReply === 'new' ? null : editedReply}
        onClose={() => setEditedReply(null)}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title} variant="h2">
        {i18n.t('Saved replies')}
      </DialogTitle>
      <DialogContent>
        {replies.length === 0 && (
          <Typography color="textSecondary">
            {i18n.t('Save replies you send often and insert them with one click.')}
          </Typography>
        )}
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
          {replies.map((reply) => (
            <Stack
              component="li"
              key={reply.id}
              direction="row"
              sx={{
                columnGap: 1,
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'flex-end',
                borderBottom: 1,
                borderColor: 'divider',
                pb: 1,
              }}
            >
              <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography noWrap sx={{ fontWeight: 500 }}>
                  {reply.title}
                </Typography>
                <Typography noWrap variant="body2" color="textSecondary">
                  {reply.text}
                </Typography>
              </Stack>
              <Button
                variant="text"
                aria-label={i18n.t('Edit {name}', { name: reply.title })}
                onClick={() => setEditedReply(reply)}
              >
                {i18n.t('Edit')}
              </Button>
              <Button
                variant="text"
                color="error"
                aria-label={i18n.t('Delete {name}', { name: reply.title })}
                onClick={() => setReplyToDelete(reply)}
              >
                {i18n.t('Delete')}
              </Button>
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Close')}</Button>
        <Button variant="contained" onClick={() => setEditedReply('new')}>
          {i18n.t('New reply')}
        </Button>
      </DialogActions>
      {replyToDelete && (
        <ConfirmDialog
          title={i18n.t('Delete “{name}”?', { name: replyToDelete.title })}
          text={i18n.t('It will be deleted for all staff. Replies already sent are not affected.')}
          confirmLabel={i18n.t('Delete')}
          onConfirm={() => deleteReply(replyToDelete.id)}
          onClose={() => setReplyToDelete(null)}
        />
      )}
    </Dialog>
  );
}
