import type { StoreChange } from '#graph/work/storeEvents.ts';
import { type EventTopic, getTopic } from './eventTopics.ts';

/** Changes of one topic, by id, in the form in which streams receive them. */
export interface LiveUpdate {
  /** Ids of new objects. */
  added: string[];
  changed: string[];
  /** True if more objects changed than are listed. Subscribers then reload everything. */
  more: boolean;
}

/** Limit of ids per message. Subscribers reload anyway if more have changed. */
const MAX_IDS = 100;

/** Groups changes by topic. A new object is not also listed as changed. */
export function toLiveUpdates(changes: readonly StoreChange[]): Map<EventTopic, LiveUpdate> {
  const updates = new Map<EventTopic, LiveUpdate>();
  for (const change of changes) {
    const topic = getTopic(change);
    if (!topic) continue;
    const update = updates.get(topic) ?? { added: [], changed: [], more: false };
    updates.set(topic, update);
    addChange(update, change);
  }
  for (const update of updates.values())
    update.changed = update.changed.filter((id) => !update.added.includes(id));
  return updates;
}

function addChange(update: LiveUpdate, { kind, subjectId: id }: StoreChange): void {
  const list = kind === 'ORDER_PLACED' ? update.added : update.changed;
  if (!id || list.length >= MAX_IDS) update.more ||= !id || !list.includes(id);
  else if (!list.includes(id)) list.push(id);
}
