import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type OrderTagsQuery, useMergeOrderTagsMutation } from './OrderTags.generated.ts';

type Tag = OrderTagsQuery['orderTags'][number];

export interface MergeTagDialogProps {
  tag: Tag;
  tags: readonly Tag[];
  onSaved: () => void;
  onClose: () => void;
}

/** Merges a tag into another. */
export function MergeTagDialog({ tag, tags, onSaved, onClose }: MergeTagDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [merge, { loading }] = useMergeOrderTagsMutation({
    // Evicted with the response, because a later eviction would move the other rows under the pointer.
    update: (cache, { data }) => data?.mergeOrderTags.tag && cache.evict({ id: cache.identify(tag) }),
  });
  const [targetTagId, setTargetTagId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = { id: tag.id, intoId: targetTagId };
    // A failed request is already reported in a toast.
    const payload = (await merge({ variables: { input } }).catch(() => null))?.data?.mergeOrderTags;
    if (!payload?.tag) return setProblem(payload?.errors[0]?.message ?? null);
    notify.success(i18n.t('{name} merged into {other}', { name: tag.name, other: payload.tag.name }));
    onSaved();
    return onClose();
  }

  return (
    <FormDialog
      title={i18n.t('Merge {name}', { name: tag.name })}
      text={i18n.t(
        '{count, plural, =0 {No order has this tag.} one {The order with this tag will get the other tag.} other {The # orders with this tag will get the other tag.}} This tag will then be deleted. This cannot be undone.',
        { count: tag.orderCount },
      )}
      problem={problem}
      submitLabel={i18n.t('Merge')}
      isSending={loading}
      isSubmitDisabled={targetTagId === ''}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField
        label={i18n.t('Merge into')}
        emptyLabel={i18n.t('Choose one')}
        value={targetTagId}
        onChange={setTargetTagId}
        options={tags.filter(({ id }) => id !== tag.id).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
