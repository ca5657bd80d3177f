import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AdminList } from '../list/AdminList.tsx';
import { RowButton } from '../ui/RowButton.tsx';
import { createReviewsList } from './createReviewsList.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Reviews_ReviewFragment } from './Reviews.generated.ts';

export function ReviewsPage() {
  const client = useApolloClient();
  const [openedReview, setOpenedReview] = useState<Reviews_ReviewFragment | null>(null);
  const [definition] = useState(() =>
    createReviewsList((review) => (
      <RowButton onClick={() => setOpenedReview(review)}>{review.title ?? review.comment}</RowButton>
    )),
  );
  return (
    <>
      <AdminList definition={definition} />
      {openedReview && (
        <ReviewDialog
          review={openedReview}
          onClose={(isDecided) => {
            setOpenedReview(null);
            if (isDecided) void client.refetchQueries({ include: 'active' });
          }}
        />
      )}
    </>
  );
}
