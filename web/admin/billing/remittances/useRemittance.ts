import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import { readTypedParcels } from '#domain/payments/reconciliation/readTypedParcels.ts';
import type { PickedSheet } from '#web/admin/ui/sheet/useSheetFile.ts';
import { problemText } from '#web/locale/problemText.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import type { ParcelChoiceValues } from './ParcelChoices.tsx';
import { type CreateRemittanceMutation, useCreateRemittanceMutation } from './Remittances.generated.ts';
import { type RemittanceValues, toHeadInput } from './remittanceForm.ts';

/** A new remittance as it is typed. */
export interface NewRemittanceValues extends RemittanceValues, ParcelChoiceValues {
  carrier: string;
  /** Numbers of parcels, one on a line, each with its amount behind it or without. */
  parcels: string;
}

/** The columns of a courier's list that hold the parcel and what was brought of it. */
export interface ParcelColumns {
  parcel: string;
  amount: string;
}

export interface ParcelSheet {
  sheet: PickedSheet | null;
  columns: ParcelColumns | null;
  /** Parcels of the sheet that are not recorded. */
  leftOut: readonly string[];
}

interface Look {
  preview: NonNullable<CreateRemittanceMutation['createRemittance']['preview']> | null;
  problem: string | null;
  /** The courier and the parcels as they were typed then. */
  carrier: string;
  parcels: string;
}

/** A new remittance, from the courier's list or by the parcels' numbers: previewed first, then recorded. */
export function useRemittance() {
  const { i18n } = useLingui();
  const [send, { loading: isBusy }] = useCreateRemittanceMutation();
  const [sheet, setSheet] = useState<PickedSheet | null>(null);
  const [columns, setColumns] = useState<ParcelColumns | null>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<Look | null>(null);

  async function ask(
    { carrier, parcels, markDelivered, allowOtherCarrier, ...head }: NewRemittanceValues,
    given: ParcelSheet,
    dryRun: boolean,
  ) {
    const input = {
      ...{ carrier, markDelivered, allowOtherCarrier, dryRun, ...toHeadInput(head) },
      ...(given.sheet
        ? {
            ...{ csv: given.sheet.csv, leftOut: [...given.leftOut] },
            ...(given.columns && { columns: given.columns }),
          }
        : { parcels: readTypedParcels(parcels) }),
    };
    const refetch = dryRun ? {} : { refetchQueries: 'active' as const };
    return (await send({ variables: { input }, ...refetch })).data?.createRemittance;
  }

  async function check(
    values: NewRemittanceValues,
    given: ParcelSheet,
  ): Promise<Omit<Look, 'carrier' | 'parcels'>> {
    try {
      const answer = await ask(values, given, true);
      return { preview: answer?.preview ?? null, problem: answer?.errors[0]?.message ?? null };
    } catch (error) {
      if (error instanceof DomainError) return { preview: null, problem: problemText(error) };
      const failed = i18n.t('The parcels could not be checked. Please try again.');
      return { preview: null, problem: serverMessage(error) ?? failed };
    }
  }

  return {
    ...{ sheet, leftOut, isBusy, preview: seen?.preview ?? null, problem: seen?.problem ?? null },
    /** True if the preview of these parcels of this courier was shown. */
    isSeen: ({ carrier, parcels }: Pick<Look, 'carrier' | 'parcels'>) =>
      (seen?.preview?.lines.length ?? 0) > 0 &&
      seen?.carrier === carrier &&
      (sheet !== null || seen.parcels === parcels),
    async look(values: NewRemittanceValues, changed: Partial<ParcelSheet> = {}) {
      const given = { sheet, columns, leftOut, ...changed };
      setSheet(given.sheet);
      setColumns(given.columns);
      setLeftOut(given.leftOut);
      const { carrier, parcels } = values;
      const checked = await check(values, given);
      setSeen({ ...checked, carrier, parcels });
      return checked.preview;
    },
    record: (values: NewRemittanceValues) => ask(values, { sheet, columns, leftOut }, false),
  };
}
