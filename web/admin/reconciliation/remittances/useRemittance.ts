import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { readNumber } from '#domain/text/numbers.ts';
import type { PickedSheet } from '#web/admin/ui/sheet/ChooseSheet.tsx';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { type NoteRemittanceMutation, useNoteRemittanceMutation } from './Remittances.generated.ts';

/** A remittance as it is typed. */
export interface RemittanceValues {
  carrier: string;
  reference: string;
  day: string;
  total: string;
  note: string;
  /** Numbers of parcels, one on a line. */
  parcels: string;
}

/** The columns of a courier's list that hold the parcel and what was brought of it. */
export interface ParcelColumns {
  parcel: string;
  amount: string;
}

interface Given {
  sheet: PickedSheet | null;
  columns: ParcelColumns | null;
}

interface Look {
  preview: NonNullable<NoteRemittanceMutation['noteRemittance']['preview']> | null;
  problem: string | null;
  /** The parcels as they were typed then. */
  parcels: string;
}

/** What a courier brought, by its list or by the parcels' numbers: looked at first, then noted. */
export function useRemittance() {
  const { i18n } = useLingui();
  const [send, { loading: isBusy }] = useNoteRemittanceMutation();
  const [sheet, setSheet] = useState<PickedSheet | null>(null);
  const [columns, setColumns] = useState<ParcelColumns | null>(null);
  const [seen, setSeen] = useState<Look | null>(null);

  async function ask({ total, parcels, ...noted }: RemittanceValues, given: Given, dryRun: boolean) {
    const named = parcels.split(/[\s,;]+/).filter(Boolean);
    const input = {
      ...noted,
      total: readNumber(total) ?? 0,
      ...(given.sheet
        ? { csv: given.sheet.csv, ...(given.columns && { columns: given.columns }) }
        : { parcels: named.map((each) => ({ named: each })) }),
      dryRun,
    };
    const refetch = dryRun ? {} : { refetchQueries: 'active' as const };
    return (await send({ variables: { input }, ...refetch })).data?.noteRemittance;
  }

  async function check(values: RemittanceValues, given: Given): Promise<Omit<Look, 'parcels'>> {
    try {
      const answer = await ask(values, given, true);
      return { preview: answer?.preview ?? null, problem: answer?.errors[0]?.message ?? null };
    } catch (error) {
      const failed = i18n.t('The parcels could not be checked. Please try again.');
      return { preview: null, problem: serverMessage(error) ?? failed };
    }
  }

  return {
    ...{ sheet, isBusy, preview: seen?.preview ?? null, problem: seen?.problem ?? null },
    /** Whether what would become of these parcels was seen. */
    isSeen: (parcels: string) =>
      (seen?.preview?.lines.length ?? 0) > 0 && (sheet !== null || seen?.parcels === parcels),
    async look(values: RemittanceValues, changed: Partial<Given> = {}) {
      const given = { sheet, columns, ...changed };
      setSheet(given.sheet);
      setColumns(given.columns);
      setSeen({ ...(await check(values, given)), parcels: values.parcels });
    },
    note: (values: RemittanceValues) => ask(values, { sheet, columns }, false),
  };
}
