import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { StatementMethod } from '#domain/payments/reconciliation/statementColumns.ts';
import type { PickedSheet } from '#web/admin/ui/sheet/useSheetFile.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import {
  type Statements_PreviewFragment as Preview,
  type Statements_StatementFragment as Statement,
  useLoadStatementMutation,
} from '../Statements.generated.ts';
import { type Mapping, toMapping } from './mapping.ts';

interface Looked {
  method: StatementMethod;
  sheet: PickedSheet;
  mapping?: Mapping;
}

/** A file that is looked at as often as its columns are chosen anew, and then loaded. */
export function useLoadStatement(method: StatementMethod) {
  const { i18n } = useLingui();
  const [send, { loading: isBusy }] = useLoadStatementMutation();
  const [sheet, setSheet] = useState<PickedSheet | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  async function ask(looked: Looked, dryRun: boolean) {
    const { sheet: picked, mapping: chosen } = looked;
    const input = {
      ...{ method: looked.method, fileName: picked.name, csv: picked.csv, dryRun },
      ...(chosen && { mapping: chosen }),
    };
    try {
      const refetch = dryRun ? {} : { refetchQueries: 'active' as const };
      const answer = (await send({ variables: { input }, ...refetch })).data?.loadStatement;
      setProblems((answer?.errors ?? []).map(({ message }) => message));
      return answer;
    } catch (error) {
      setProblems([serverMessage(error) ?? i18n.t('The file could not be sent. Please try again.')]);
      return undefined;
    }
  }

  async function look(looked: Looked) {
    setSheet(looked.sheet);
    if (looked.mapping) setMapping(looked.mapping);
    const answer = await ask(looked, true);
    const seen = answer?.preview ?? null;
    if (seen || !looked.mapping) setPreview(seen);
    if (!looked.mapping) setMapping(seen && toMapping(seen));
  }

  async function load(): Promise<Statement | null> {
    if (!sheet || !mapping) return null;
    return (await ask({ method, sheet, mapping }, false))?.statement ?? null;
  }

  return { sheet, preview, mapping, problems, isBusy, look, load };
}
