import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import { useDeskMembersQuery } from '../tags/OrderTags.generated.ts';
import { formatMember } from '../tags/orderFilterOptions.ts';

const UNASSIGNED_OPTION = 'nobody';

/** Field for the staff member to assign orders to. */
export function AssigneeFields({ answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const { data } = useDeskMembersQuery();
  const [selectedId, setSelectedId] = useState((answer as string | undefined) ?? '');
  const members = data?.assignableStaff ?? [];
  return (
    <SelectField
      label={i18n.t('Assign to')}
      emptyLabel={i18n.t('Choose one')}
      value={selectedId}
      onChange={(id) => {
        setSelectedId(id);
        onAnswer(id || undefined);
      }}
      options={[
        ...members.map((member) => ({ value: member.id, label: formatMember(member) })),
        { value: UNASSIGNED_OPTION, label: i18n.t('Nobody') },
      ]}
    />
  );
}

export function toAssignChange(answer: unknown): BulkChangeInput {
  return { assignOrders: { assigneeId: answer === UNASSIGNED_OPTION ? null : String(answer) } };
}
