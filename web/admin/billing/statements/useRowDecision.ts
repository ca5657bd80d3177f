import { useLingui } from '@lingui/react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ProblemFragment } from '#web/api/Problem.generated.ts';
import type { StatementRowDecision } from '#web/graphql/types.generated.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useDecideStatementRowMutation } from './Statements.generated.ts';

/** Sends what a form says of a row of a statement; the dialog closes once it is kept. */
export function useRowDecision<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  row: { id: string; decision: StatementRowDecision },
  onClose: () => void,
  onRefused?: (errors: readonly ProblemFragment[]) => void,
) {
  const { i18n } = useLingui();
  const [decide] = useDecideStatementRowMutation({ refetchQueries: 'active' });
  return useFormSend(
    form,
    async (values) => {
      const answer = (await decide({ variables: { input: { ...row, ...values } } })).data?.decideStatementRow;
      if (!answer?.row) {
        onRefused?.(answer?.errors ?? []);
        return answer?.errors ?? [];
      }
      onClose();
      return undefined;
    },
    i18n.t('The decision could not be saved. Please try again.'),
  );
}
