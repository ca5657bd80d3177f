import { useLingui } from '@lingui/react';
import { Button, FormControl, FormLabel, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Instant } from '../ui/Instant.tsx';
import { type Reviews_ReviewFragment, useReplyToReviewMutation } from './Reviews.generated.ts';

type Answered = Pick<Reviews_ReviewFragment, 'id' | 'version' | 'reply'>;

export interface ReviewAnswerProps {
  review: Answered;
  /** The answer stands, is another, or is gone. */
  onAnswered: (answered: Answered) => void;
}

/** What the store answers under a review, for everybody to read. */
export function ReviewAnswer({ review, onAnswered }: ReviewAnswerProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const field = useId();
  const [send, { loading }] = useReplyToReviewMutation();
  const { id, version, reply } = review;
  const [text, setText] = useState(review.reply?.text ?? '');
  const [problem, setProblem] = useState<string | null>(null);

  /** A request that failed has told its reason in a toast. */
  async function keep(words: string | null) {
    const given = await send({ variables: { input: { id, version, text: words } } }).catch(() => null);
    const { review: answered, errors = [] } = given?.data?.replyToReview ?? {};
    setProblem(errors[0]?.message ?? null);
    if (!answered) return;
    setText(answered.reply?.text ?? '');
    onAnswered(answered);
    notify.success(
      words ? i18n.t('Your answer stands under the review') : i18n.t('The answer is taken away'),
    );
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <FormAlert>{problem}</FormAlert>
      <FormControl fullWidth>
        <FormLabel htmlFor={field}>{i18n.t('Public answer')}</FormLabel>
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
          <Button variant="text" color="error" disabled={loading} onClick={() => void keep(null)}>
            {i18n.t('Take answer away')}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={loading || text.trim() === '' || text.trim() === reply?.text}
          onClick={() => void keep(text)}
        >
          {reply ? i18n.t('Change answer') : i18n.t('Answer in public')}
        </Button>
      </Stack>
    </Stack>
  );
}
