import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DomainError } from '#domain/errors/errors.ts';
import { CARRIERS_PROBLEMS } from '#domain/orders/carriers/carriersProblems.ts';
import { MAX_PARCELS } from '#domain/orders/carriers/parcelsSchema.ts';
import { type ReadParcel, readParcels } from '#domain/orders/carriers/readParcels.ts';
import { problemText } from '#web/locale/problemText.ts';
import {
  PlannedShipmentsDocument,
  type PlannedShipmentsQuery,
  ShipOrdersDocument,
} from './Shipments.generated.ts';

type Planned = PlannedShipmentsQuery['plannedShipments'][number];

/** A row of the list with what would, or did, become of it. */
export interface ShipmentRow {
  parcel: ReadParcel;
  plan: Planned | null;
  /** What is missing or repeated in it, which the server need not be asked for. */
  lack: string | null;
  /** Why it did not go, once it was sent for. */
  failure?: string | null;
}

const NO_NUMBER = /*i18n*/ 'There is no tracking number in this line.';
const NOT_ANSWERED = /*i18n*/ 'The server did not answer. Please try again.';

/** A look at what would become of a list of parcels, and the same in earnest; what it says is of the list as it was read. */
export function useShipments() {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly ShipmentRow[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function look(text: string, carrier: string): Promise<void> {
    await trying(async () => {
      const parcels = readParcels(text);
      const whole = parcels.filter(({ trackingNumber }) => trackingNumber !== '');
      const plans: Planned[] = [];
      for (const part of inParts(whole)) {
        const { data } = await client.query({
          query: PlannedShipmentsDocument,
          variables: { input: { parcels: toInput(part), carrier: carrier || undefined } },
          fetchPolicy: 'no-cache',
        });
        plans.push(...(data?.plannedShipments ?? []));
      }
      const planned = parcels.map((parcel) => {
        const isWhole = parcel.trackingNumber !== '';
        return { parcel, plan: (isWhole && plans.shift()) || null, lack: isWhole ? null : NO_NUMBER };
      });
      setRows(planned.map((row) => ({ ...row, lack: row.lack ?? repeated(planned, row) })));
    });
  }

  async function ship(
    carrier: string,
    { allowUnpaid, tellBuyers }: { allowUnpaid: boolean; tellBuyers: boolean },
  ): Promise<void> {
    const going = (rows ?? []).filter((row) => goes(row, allowUnpaid));
    await trying(async () => {
      const failures = new Map<string, string>();
      for (const part of inParts(going)) {
        const input = {
          parcels: toInput(part.map(({ parcel }) => parcel)),
          carrier: carrier || undefined,
          allowUnpaid,
          tellBuyers,
        };
        const { data } = await client.mutate({ mutation: ShipOrdersDocument, variables: { input } });
        const { failed = [], errors = [] } = data?.shipOrders ?? {};
        for (const { id, message } of failed) failures.set(id, message);
        const [refused] = errors;
        if (refused) for (const { parcel } of part) failures.set(parcel.order, refused.message);
      }
      setRows((before) =>
        (before ?? []).map((row) =>
          going.includes(row) ? { ...row, failure: failures.get(row.parcel.order) ?? null } : row,
        ),
      );
    });
  }

  async function trying(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(error instanceof DomainError ? problemText(error) : NOT_ANSWERED);
    }
    setBusy(false);
  }

  return { rows, isBusy, problem, look, ship, forget: () => setRows(null) };
}

/** Whether a row is sent now. */
export function goes({ plan, lack, failure }: ShipmentRow, allowUnpaid: boolean): boolean {
  const isReady = plan !== null && !plan.problem && lack === null;
  return isReady && failure === undefined && (allowUnpaid || !plan.isUnpaid);
}

/** The server compares the rows of one request; a long list goes in several. */
function repeated(rows: readonly ShipmentRow[], row: ShipmentRow): string | null {
  const others = rows.filter((other) => other !== row);
  const id = row.plan?.order?.id;
  if (id !== undefined && others.some(({ plan }) => plan?.order?.id === id))
    return CARRIERS_PROBLEMS.ORDER_NAMED_TWICE.message;
  const number = row.parcel.trackingNumber.toLowerCase();
  const isUsed = others.some(({ parcel }) => parcel.trackingNumber.toLowerCase() === number);
  return isUsed ? CARRIERS_PROBLEMS.PARCEL_NUMBER_TWICE.message : null;
}

function toInput(parcels: readonly ReadParcel[]) {
  return parcels.map(({ order, trackingNumber, carrier }) => ({
    ...{ order, trackingNumber },
    ...(carrier && { carrier }),
  }));
}

function* inParts<Part>(parts: readonly Part[]) {
  for (let from = 0; from < parts.length; from += MAX_PARCELS) yield parts.slice(from, from + MAX_PARCELS);
}
