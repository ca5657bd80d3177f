import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { buildTouchStatement, type FollowedTable } from '#graph/prisma/writes/touch.ts';
import type { StoreChange, StoreEvent } from './storeEvents.ts';

/** Id of this process among the servers that write events. */
export const WRITER_ID = randomUUID();

/**
 * Tables whose time of last change is visible to integrations. A row counts as changed if a row that belongs to it
 * changes.
 */
const FOLLOWED_TABLES: Partial<Record<StoreChange['kind'], FollowedTable>> = {
  PRODUCT: 'products',
  ORDER: 'orders',
  CUSTOMER: 'users',
};

/** Events published by a unit of work, and tasks to run after its commit. */
export class PendingEvents {
  readonly #events = new Map<string, StoreEvent>();
  #unwritten: StoreEvent[] = [];
  readonly tasks: (() => Promise<void> | void)[] = [];

  get events(): readonly StoreEvent[] {
    return [...this.#events.values()];
  }

  publish(events: StoreEvent | readonly StoreEvent[]): void {
    for (const event of [events].flat()) this.#add(event);
  }

  /** Returns the statements that store the events published since the last call. */
  takeStatements(): Prisma.Sql[] {
    const events = this.#unwritten;
    this.#unwritten = [];
    return events.length > 0 ? [toInsertStatement(events), ...toTouchStatements(events)] : [];
  }

  /** Stores a repeated event once, with `before` from the first event and `returnId` from the latest. */
  #add(event: StoreEvent): void {
    const name = `${event.kind} ${event.rate?.id ?? event.subjectId}`;
    const existingEvent = this.#events.get(name);
    if (!existingEvent) this.#unwritten.push(event);
    this.#events.set(name, {
      ...event,
      ...existingEvent,
      ...(event.returnId && { returnId: event.returnId }),
    });
  }
}

function toInsertStatement(events: readonly StoreEvent[]): Prisma.Sql {
  const rows = events.map(
    ({ kind, subjectId }) => Prisma.sql`(${uuidv7()}, ${kind}, ${subjectId}, ${WRITER_ID}, UTC_TIMESTAMP(3))`,
  );
  return Prisma.sql`INSERT INTO events (id, kind, subject_id, writer, at) VALUES ${Prisma.join(rows)}`;
}

function toTouchStatements(events: readonly StoreEvent[]): Prisma.Sql[] {
  const ids = new Map<FollowedTable, string[]>();
  for (const { kind, subjectId } of events) {
    const table = FOLLOWED_TABLES[kind];
    if (table && subjectId !== null) ids.set(table, [...(ids.get(table) ?? []), subjectId]);
  }
  return [...ids].map(([table, of]) => buildTouchStatement(table, of));
}
