import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AdminList } from '../list/AdminList.tsx';
import { RowButton } from '../ui/RowButton.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Reviews_ReviewFragment } from './Reviews.generated.ts';
import { reviewsList } from './reviewsList.tsx';

export function ReviewsPage() {
  const client = useApolloClient();
  const [opened, setOpened] = useState<Reviews_ReviewFragment | null>(null);
  const [definition] = useState(() =>
    reviewsList((review) => (
      <RowButton onClick={() => setOpened(review)}>{review.title ?? review.comment}</RowButton>
    )),
  );
  return (
    <>
      <AdminList definition={definition} />
      {opened && (
        <ReviewDialog
          review={opened}
          onClose={(decided) => {
            setOpened(null);
            if (decided) void client.refetchQueries({ include: 'active' });
          }}
        />
      )}
    </>
  );
}
