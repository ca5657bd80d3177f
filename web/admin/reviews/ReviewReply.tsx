import { useLingui } from '@lingui/react';
import { Button, FormControl, FormLabel, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { Instant } from '../ui/Instant.tsx';
import type { useReviewReply } from './useReviewReply.ts';

/** Edits the store's public reply to a review. */
export function ReviewReply({ replyState }: { replyState: ReturnType<typeof useReviewReply> }) {
  const { i18n } = useLingui();
  const field = useId();
  const { reply, text, setText, problem, isSending, isUnsaved, saveReply } = replyState;
  return (
    <Stack sx={{ gap: 1 }}>
      <FormAlert>{problem && i18n.t(problem)}</FormAlert>
      <FormControl fullWidth>
        <FormLabel htmlFor={field}>{i18n.t('Public reply')}</FormLabel>
        <OutlinedInput
          id={field}
          multiline
          minRows={3}
          maxRows={12}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ input: { maxLength: 2000 } }}
        />
      </FormControl>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
          {reply ? <Instant at={reply.at} /> : i18n.t('Shown under the review with the store’s name.')}
        </Typography>
        {reply && (
          <Button variant="text" color="error" disabled={isSending} onClick={() => void saveReply(null)}>
            {i18n.t('Remove reply')}
          </Button>
        )}
        <Button variant="outlined" disabled={isSending || !isUnsaved} onClick={() => void saveReply(text)}>
          {reply ? i18n.t('Edit reply') : i18n.t('Reply publicly')}
        </Button>
      </Stack>
    </Stack>
  );
}
