import { useLingui } from '@lingui/react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ProblemFragment } from '#web/api/Problem.generated.ts';
import type { StatementRowDecision } from '#web/graphql/types.generated.ts';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useDecideStatementRowMutation } from './Statements.generated.ts';

/** Submits a decision on a statement row and closes the dialog once it is saved. */
export function useRowDecision<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  row: { id: string; decision: StatementRowDecision },
  onClose: () => void,
  onErrors?: (errors: readonly ProblemFragment[]) => void,
) {
  const { i18n } = useLingui();
  const [decide] = useDecideStatementRowMutation({ refetchQueries: 'active' });
  return useSubmitForm(
    form,
    async (values) => {
      const payload = (await decide({ variables: { input: { ...row, ...values } } })).data
        ?.resolveStatementRow;
      if (!payload?.row) {
        onErrors?.(payload?.errors ?? []);
        return payload?.errors ?? [];
      }
      onClose();
      return undefined;
    },
    i18n.t('Could not save the decision. Try again.'),
  );
}
