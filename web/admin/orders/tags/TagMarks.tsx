import { Box } from '@mui/material';
import type { OrderTags_TagFragment } from '#web/admin/order/Order.generated.ts';
import { TagMark } from './TagMark.tsx';

/** What an order is tagged with. */
export function TagMarks({ tags }: { tags: readonly OrderTags_TagFragment[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {tags.map((tag) => (
        <TagMark key={tag.id} {...tag} />
      ))}
    </Box>
  );
}
