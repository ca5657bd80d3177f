import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import { CARRIERS_PROBLEMS } from '#domain/orders/carriers/carriersProblems.ts';
import { MAX_PARCELS } from '#domain/orders/carriers/parcelsSchema.ts';
import { type ParcelRow, readParcels } from '#domain/orders/carriers/readParcels.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import {
  PlannedShipmentsDocument,
  type PlannedShipmentsQuery,
  ShipOrdersDocument,
} from './Shipments.generated.ts';

type PlannedShipment = PlannedShipmentsQuery['plannedShipments'][number];

/** A parcel with its expected or actual result. */
export interface ShipmentRow {
  parcel: ParcelRow;
  plan: PlannedShipment | null;
  /** Problem with a missing or repeated value, detected without the server. */
  inputProblem: string | null;
  /** Reason why the parcel failed after submission. */
  failure?: string | null;
}

const TRACKING_NUMBER_MISSING_MESSAGE = /*i18n*/ 'This line has no tracking number.';
const NO_RESPONSE = /*i18n*/ 'The server did not respond. Try again.';

/** Previews and then ships a list of parcels. The results apply to the list that was previewed. */
export function useShipments() {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly ShipmentRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function preview(text: string, carrier: string): Promise<void> {
    await runRequest(async () => {
      const parcels = readParcels(text);
      const completeParcels = parcels.filter(({ trackingNumber }) => trackingNumber !== '');
      const plans: PlannedShipment[] = [];
      for (const part of splitIntoBatches(completeParcels)) {
        const { data } = await client.query({
          query: PlannedShipmentsDocument,
          variables: { input: { parcels: toInput(part), carrier: carrier || undefined } },
          fetchPolicy: 'no-cache',
        });
        plans.push(...(data?.plannedShipments ?? []));
      }
      const plannedRows = parcels.map((parcel) => {
        const isComplete = parcel.trackingNumber !== '';
        return {
          parcel,
          plan: (isComplete && plans.shift()) || null,
          inputProblem: isComplete ? null : TRACKING_NUMBER_MISSING_MESSAGE,
        };
      });
      setRows(
        plannedRows.map((row) => ({
          ...row,
          inputProblem: row.inputProblem ?? findDuplicateProblem(plannedRows, row),
        })),
      );
    });
  }

  async function ship(
    carrier: string,
    { allowUnpaid, notifyCustomers }: { allowUnpaid: boolean; notifyCustomers: boolean },
  ): Promise<void> {
    const rowsToShip = (rows ?? []).filter((row) => willShip(row, allowUnpaid));
    await runRequest(async () => {
      const failures = new Map<string, string>();
      for (const part of splitIntoBatches(rowsToShip)) {
        const input = {
          parcels: toInput(part.map(({ parcel }) => parcel)),
          carrier: carrier || undefined,
          allowUnpaid,
          notifyCustomers,
        };
        const { data } = await client.mutate({ mutation: ShipOrdersDocument, variables: { input } });
        const { failed = [], errors = [] } = data?.shipOrders ?? {};
        for (const { id, message } of failed) failures.set(id, message);
        const [requestError] = errors;
        if (requestError) for (const { parcel } of part) failures.set(parcel.order, requestError.message);
      }
      setRows((current) =>
        (current ?? []).map((row) =>
          rowsToShip.includes(row) ? { ...row, failure: failures.get(row.parcel.order) ?? null } : row,
        ),
      );
    });
  }

  async function runRequest(sendRequest: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await sendRequest();
    } catch (error) {
      setProblem(error instanceof DomainError ? getProblemText(error) : NO_RESPONSE);
    }
    setBusy(false);
  }

  return { rows, isBusy, problem, preview, ship, reset: () => setRows(null) };
}

/** Returns true if a row will be shipped. */
export function willShip({ plan, inputProblem, failure }: ShipmentRow, allowUnpaid: boolean): boolean {
  const isReady = plan !== null && !plan.problem && inputProblem === null;
  return isReady && failure === undefined && (allowUnpaid || !plan.isUnpaid);
}

/**
 * Detects repetitions across the entire list, because the server detects them only within a request and a long list is
 * sent in several requests.
 */
function findDuplicateProblem(rows: readonly ShipmentRow[], row: ShipmentRow): string | null {
  const otherRows = rows.filter((other) => other !== row);
  const id = row.plan?.order?.id;
  if (id !== undefined && otherRows.some(({ plan }) => plan?.order?.id === id))
    return CARRIERS_PROBLEMS.DUPLICATE_ORDER.message;
  const number = row.parcel.trackingNumber.toLowerCase();
  const isUsed = otherRows.some(({ parcel }) => parcel.trackingNumber.toLowerCase() === number);
  return isUsed ? CARRIERS_PROBLEMS.DUPLICATE_TRACKING_NUMBER.message : null;
}

function toInput(parcels: readonly ParcelRow[]) {
  return parcels.map(({ order, trackingNumber, carrier }) => ({
    ...{ order, trackingNumber },
    ...(carrier && { carrier }),
  }));
}

function* splitIntoBatches<Part>(parts: readonly Part[]) {
  for (let from = 0; from < parts.length; from += MAX_PARCELS) yield parts.slice(from, from + MAX_PARCELS);
}
