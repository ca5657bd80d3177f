import type { GraphQLSchema } from 'graphql';
import type { Databases } from '#graph/prisma/databases.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { createEventObjects } from './outbox/createEventObjects.ts';
import { Outbox } from './outbox/outbox.ts';
import { Subscriptions } from './outbox/subscriptions.ts';

interface OutboxServices extends Databases {
  schema: GraphQLSchema;
  snapshots: CatalogueSnapshots;
  now: () => Date;
}

/** Starts recording webhook events for changes made by this process. */
export function openOutbox({ schema, ...services }: OutboxServices): void {
  const { subscribers, snapshots } = services;
  const subscriptions = new Subscriptions(services);
  const outbox = new Outbox({ ...services, subscriptions, objects: createEventObjects(schema) });
  subscribers.add({ beforeCommit: (work, events) => outbox.write(work, events) });
  snapshots.onChanges((changes) => {
    if (changes.some(({ kind }) => kind === 'WEBHOOKS')) subscriptions.reload();
  });
  // Preloads the subscriptions, so that the first order does not wait for them.
  subscriptions.reload();
}
