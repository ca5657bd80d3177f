import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { BulkAskProps } from '#web/admin/list/bulkAction.ts';
import { SelectField } from '#web/admin/ui/SelectField.tsx';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import { useDeskMembersQuery } from '../tags/OrderTags.generated.ts';
import { memberText } from '../tags/orderFilterOptions.ts';

const NOBODY = 'nobody';

/** Asks for the staff member to assign orders to. */
export function AssigneeFields({ answer, onAnswer }: BulkAskProps) {
  const { i18n } = useLingui();
  const { data } = useDeskMembersQuery();
  const [chosen, setChosen] = useState((answer as string | undefined) ?? '');
  const members = data?.deskMembers ?? [];
  return (
    <SelectField
      label={i18n.t('Assign to')}
      emptyLabel={i18n.t('Choose one')}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onAnswer(id || undefined);
      }}
      options={[
        ...members.map((member) => ({ value: member.id, label: memberText(member) })),
        { value: NOBODY, label: i18n.t('Nobody') },
      ]}
    />
  );
}

export function assignChange(answer: unknown): BulkChangeInput {
  return { assignOrders: { assigneeId: answer === NOBODY ? null : String(answer) } };
}
