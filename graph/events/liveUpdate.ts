import type { StoreChange } from '#graph/work/storeEvents.ts';
import { type EventTopic, topicOf } from './eventTopics.ts';

/** What has changed of one topic, by ids, as it is sent. */
export interface News {
  /** What is new. */
  added: string[];
  changed: string[];
  /** Whether there is more than is named: then anything may be other than it was. */
  more: boolean;
}

/** More of them are not named one by one: whoever listens reads anew anyway. */
const MOST_NAMED = 100;

/** What changes come to, a topic at a time. What was added is not told as changed besides. */
export function toNews(changes: readonly StoreChange[]): Map<EventTopic, News> {
  const news = new Map<EventTopic, News>();
  for (const change of changes) {
    const topic = topicOf(change);
    if (!topic) continue;
    const told = news.get(topic) ?? { added: [], changed: [], more: false };
    news.set(topic, told);
    note(told, change);
  }
  for (const told of news.values()) told.changed = told.changed.filter((id) => !told.added.includes(id));
  return news;
}

function note(told: News, { kind, subjectId: id }: StoreChange): void {
  const list = kind === 'ORDER_PLACED' ? told.added : told.changed;
  if (!id || list.length >= MOST_NAMED) told.more ||= !id || !list.includes(id);
  else if (!list.includes(id)) list.push(id);
}
