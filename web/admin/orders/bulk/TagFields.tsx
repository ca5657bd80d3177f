import { useLingui } from '@lingui/react';
import { Stack } from '@mui/material';
import { useState } from 'react';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import { TagPicker } from '../tags/TagPicker.tsx';

interface TagChange {
  add: string[];
  remove: string[];
}

/** Fields for the tags to add and to remove. */
export function TagFields({ answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const [selectedTags, setSelectedTags] = useState(
    (answer as TagChange | undefined) ?? { add: [], remove: [] },
  );

  function selectTags(newTags: TagChange) {
    setSelectedTags(newTags);
    onAnswer(newTags.add.length + newTags.remove.length > 0 ? newTags : undefined);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <TagPicker
        label={i18n.t('Add these tags')}
        selectedIds={selectedTags.add}
        onChange={(addedIds) =>
          selectTags({ add: addedIds, remove: selectedTags.remove.filter((id) => !addedIds.includes(id)) })
        }
      />
      <TagPicker
        label={i18n.t('Remove these tags')}
        allowsOnlyExisting
        selectedIds={selectedTags.remove}
        onChange={(removedIds) =>
          selectTags({ remove: removedIds, add: selectedTags.add.filter((id) => !removedIds.includes(id)) })
        }
      />
    </Stack>
  );
}

export function toTagChange(answer: unknown): BulkChangeInput {
  return { tagOrders: answer as TagChange };
}
