import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import { readTypedParcels } from '#domain/payments/reconciliation/readTypedParcels.ts';
import type { CsvFile } from '#web/admin/ui/csv/useCsvFile.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import type { ParcelChoiceValues } from './ParcelChoices.tsx';
import { type CreateRemittanceMutation, useCreateRemittanceMutation } from './Remittances.generated.ts';
import { type RemittanceValues, toHeaderInput } from './remittanceForm.ts';

/** A new remittance as typed. */
export interface NewRemittanceValues extends RemittanceValues, ParcelChoiceValues {
  carrier: string;
  /** Tracking numbers, one per line, each optionally followed by its amount. */
  parcels: string;
}

/** Columns of the carrier's list that contain the parcel number and the amount. */
export interface ParcelColumns {
  parcel: string;
  amount: string;
}

export interface ParcelSource {
  file: CsvFile | null;
  columns: ParcelColumns | null;
  /** Parcels of the list that are excluded. */
  excludedParcels: readonly string[];
}

interface RemittancePreview {
  preview: NonNullable<CreateRemittanceMutation['createRemittance']['preview']> | null;
  problem: string | null;
  /** Carrier and parcels as typed at the time of the preview. */
  carrier: string;
  parcels: string;
}

/** Previews and then records a new remittance from the carrier's list or from tracking numbers. */
export function useRemittance() {
  const { i18n } = useLingui();
  const [sendRemittance, { loading: isBusy }] = useCreateRemittanceMutation();
  const [file, setFile] = useState<CsvFile | null>(null);
  const [columns, setColumns] = useState<ParcelColumns | null>(null);
  const [excludedParcels, setExcludedParcels] = useState<readonly string[]>([]);
  const [lastPreview, setLastPreview] = useState<RemittancePreview | null>(null);

  async function requestPreview(
    { carrier, parcels, markDelivered, allowOtherCarrier, ...head }: NewRemittanceValues,
    source: ParcelSource,
    dryRun: boolean,
  ) {
    const input = {
      ...{ carrier, markDelivered, allowOtherCarrier, dryRun, ...toHeaderInput(head) },
      ...(source.file
        ? {
            ...{ csv: source.file.csv, leftOut: [...source.excludedParcels] },
            ...(source.columns && { columns: source.columns }),
          }
        : { parcels: readTypedParcels(parcels) }),
    };
    const refetch = dryRun ? {} : { refetchQueries: 'active' as const };
    return (await sendRemittance({ variables: { input }, ...refetch })).data?.createRemittance;
  }

  async function checkParcels(
    values: NewRemittanceValues,
    source: ParcelSource,
  ): Promise<Omit<RemittancePreview, 'carrier' | 'parcels'>> {
    try {
      const result = await requestPreview(values, source, true);
      return { preview: result?.preview ?? null, problem: result?.errors[0]?.message ?? null };
    } catch (error) {
      if (error instanceof DomainError) return { preview: null, problem: getProblemText(error) };
      const errorMessage = i18n.t('Could not check the parcels. Try again.');
      return { preview: null, problem: getServerMessage(error) ?? errorMessage };
    }
  }

  return {
    ...{
      file,
      excludedParcels,
      isBusy,
      preview: lastPreview?.preview ?? null,
      problem: lastPreview?.problem ?? null,
    },
    /** Returns true if these parcels were previewed for this carrier. */
    isPreviewedFor: ({ carrier, parcels }: Pick<RemittancePreview, 'carrier' | 'parcels'>) =>
      (lastPreview?.preview?.lines.length ?? 0) > 0 &&
      lastPreview?.carrier === carrier &&
      (file !== null || lastPreview.parcels === parcels),
    async loadPreview(values: NewRemittanceValues, changedSource: Partial<ParcelSource> = {}) {
      const source = { file, columns, excludedParcels, ...changedSource };
      setFile(source.file);
      setColumns(source.columns);
      setExcludedParcels(source.excludedParcels);
      const { carrier, parcels } = values;
      const checkResult = await checkParcels(values, source);
      setLastPreview({ ...checkResult, carrier, parcels });
      return checkResult.preview;
    },
    record: (values: NewRemittanceValues) =>
      requestPreview(values, { file, columns, excludedParcels }, false),
  };
}
