import type { GraphQLSchema } from 'graphql';
import type { Databases } from '#graph/prisma/databases.ts';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import { eventObjects } from './outbox/eventObjects.ts';
import { Outbox } from './outbox/outbox.ts';
import { Subscriptions } from './outbox/subscriptions.ts';

interface Opened extends Databases {
  schema: GraphQLSchema;
  snapshots: SnapshotKeeper;
  now: () => Date;
}

/** From now on what this process changes through its client is written down for the webhooks that want to know. */
export function openOutbox({ schema, ...services }: Opened): void {
  const { subscribers, snapshots } = services;
  const subscriptions = new Subscriptions(services);
  const outbox = new Outbox({ ...services, subscriptions, objects: eventObjects(schema) });
  subscribers.add({ within: (work, events) => outbox.write(work, events) });
  snapshots.onChanges((changes) => {
    if (changes.some(({ kind }) => kind === 'WEBHOOKS')) subscriptions.readAnew();
  });
  // Before the first order, which is not to wait for it.
  subscriptions.readAnew();
}
