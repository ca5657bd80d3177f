import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Reviews_ReviewFragment, useReplyToReviewMutation } from './Reviews.generated.ts';

export type ReviewWithReply = Pick<Reviews_ReviewFragment, 'id' | 'version' | 'reply'>;

/** Manages the store's reply to a review. */
export function useReviewReply(
  review: ReviewWithReply,
  onAnswered: (updatedReview: ReviewWithReply) => void,
) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [send, { loading: isSending }] = useReplyToReviewMutation();
  const [text, setText] = useState(review.reply?.text ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const { id, version, reply } = review;

  /** Resolves to the review with the reply; null if it was refused. A failed request is already reported in a toast. */
  async function saveReply(replyText: string | null): Promise<ReviewWithReply | null> {
    const result = await send({ variables: { input: { id, version, text: replyText } } }).catch(() => null);
    const { review: updatedReview = null, errors = [] } = result?.data?.replyToReview ?? {};
    setProblem(errors[0]?.message ?? null);
    if (!updatedReview) return null;
    setText(updatedReview.reply?.text ?? '');
    onAnswered(updatedReview);
    notify.success(replyText ? i18n.t('Reply published') : i18n.t('Reply removed'));
    return updatedReview;
  }

  return {
    reply,
    text,
    setText,
    problem,
    isSending,
    /** True if the typed reply is not saved. */
    isUnsaved: text.trim() !== '' && text.trim() !== reply?.text,
    saveReply,
  };
}
