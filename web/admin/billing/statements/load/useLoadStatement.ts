import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { StatementMethod } from '#domain/payments/reconciliation/statementColumns.ts';
import type { CsvFile } from '#web/admin/ui/csv/useCsvFile.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import {
  type Statements_PreviewFragment as Preview,
  type Statements_StatementFragment as Statement,
  useLoadStatementMutation,
} from '../Statements.generated.ts';
import { type Mapping, toMapping } from './mapping.ts';

interface StatementInput {
  method: StatementMethod;
  file: CsvFile;
  mapping?: Mapping;
}

/** Previews a file each time its mapping changes, then loads it. */
export function useLoadStatement(method: StatementMethod) {
  const { i18n } = useLingui();
  const [sendStatement, { loading: isBusy }] = useLoadStatementMutation();
  const [file, setFile] = useState<CsvFile | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  async function requestLoad(statementInput: StatementInput, dryRun: boolean) {
    const { file: pickedFile, mapping: selectedMapping } = statementInput;
    const input = {
      ...{ method: statementInput.method, fileName: pickedFile.name, csv: pickedFile.csv, dryRun },
      ...(selectedMapping && { mapping: selectedMapping }),
    };
    try {
      const refetch = dryRun ? {} : { refetchQueries: 'active' as const };
      const payload = (await sendStatement({ variables: { input }, ...refetch })).data?.loadStatement;
      setProblems((payload?.errors ?? []).map(({ message }) => message));
      return payload;
    } catch (error) {
      setProblems([getServerMessage(error) ?? i18n.t('Could not upload the file. Try again.')]);
      return undefined;
    }
  }

  async function loadPreview(statementInput: StatementInput) {
    setFile(statementInput.file);
    if (statementInput.mapping) setMapping(statementInput.mapping);
    const payload = await requestLoad(statementInput, true);
    const loadedPreview = payload?.preview ?? null;
    if (loadedPreview || !statementInput.mapping) setPreview(loadedPreview);
    if (!statementInput.mapping) setMapping(loadedPreview && toMapping(loadedPreview));
  }

  async function load(): Promise<Statement | null> {
    if (!file || !mapping) return null;
    return (await requestLoad({ method, file, mapping }, false))?.statement ?? null;
  }

  return { sheet: file, preview, mapping, problems, isBusy, loadPreview, load };
}
