import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Reviews_ReviewFragment, useReplyToReviewMutation } from './Reviews.generated.ts';

export type Answered = Pick<Reviews_ReviewFragment, 'id' | 'version' | 'reply'>;

/** The store's answer to a review as it is typed, and what is done with it. */
export function useReviewAnswer(review: Answered, onAnswered: (answered: Answered) => void) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [send, { loading: isSending }] = useReplyToReviewMutation();
  const [text, setText] = useState(review.reply?.text ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { id, version, reply } = review;

  /** What stands then; null where it was refused. A request that failed has told its reason in a toast. */
  async function keep(words: string | null): Promise<Answered | null> {
    const given = await send({ variables: { input: { id, version, text: words } } }).catch(() => null);
    const { review: answered = null, errors = [] } = given?.data?.replyToReview ?? {};
    setProblem(errors[0]?.message ?? null);
    if (!answered) return null;
    setText(answered.reply?.text ?? '');
    onAnswered(answered);
    notify.success(
      words ? i18n.t('Your answer stands under the review') : i18n.t('The answer is taken away'),
    );
    return answered;
  }

  return {
    reply,
    text,
    setText,
    problem,
    isSending,
    /** Whether something was typed that is not kept yet. */
    isTyped: text.trim() !== '' && text.trim() !== reply?.text,
    keep,
  };
}
