import type { StoreChange } from '#graph/work/storeEvents.ts';
import { type EventTopic, topicOf } from './eventTopics.ts';

/** Changes of one topic, by id, as sent to streams. */
export interface LiveUpdate {
  /** Ids of new objects. */
  added: string[];
  changed: string[];
  /** True if more changed than the ids listed. Subscribers then reload everything. */
  more: boolean;
}

/** Limit of ids per message. Subscribers reload anyway if more have changed. */
const MAX_IDS = 100;

/** Groups changes by topic. A new object is not listed as changed too. */
export function toLiveUpdates(changes: readonly StoreChange[]): Map<EventTopic, LiveUpdate> {
  const news = new Map<EventTopic, LiveUpdate>();
  for (const change of changes) {
    const topic = topicOf(change);
    if (!topic) continue;
    const told = news.get(topic) ?? { added: [], changed: [], more: false };
    news.set(topic, told);
    addChange(told, change);
  }
  for (const told of news.values()) told.changed = told.changed.filter((id) => !told.added.includes(id));
  return news;
}

function addChange(told: LiveUpdate, { kind, subjectId: id }: StoreChange): void {
  const list = kind === 'ORDER_PLACED' ? told.added : told.changed;
  if (!id || list.length >= MAX_IDS) told.more ||= !id || !list.includes(id);
  else if (!list.includes(id)) list.push(id);
}
