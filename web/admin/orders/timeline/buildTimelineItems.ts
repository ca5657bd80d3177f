import type { OrderTimeline_EntryFragment } from '#web/admin/order/Order.generated.ts';
import type { OrderRecordsQuery } from './OrderTimeline.generated.ts';

type Email = NonNullable<OrderRecordsQuery['mails']>['edges'][number]['node'];
export type Entry = OrderTimeline_EntryFragment & {
  /** True if the entry changed the order's status. */
  isStep: boolean;
};

export type TimelineItem = { id: string; at: string } & ({ entry: Entry } | { email: Email });

/** Returns all entries and emails of an order, newest first. */
export function buildTimelineItems(
  history: readonly OrderTimeline_EntryFragment[],
  emails: readonly { node: Email }[],
): TimelineItem[] {
  const steps = history.filter(({ kind }) => kind !== 'NOTE');
  const entries = history.map((entry) => {
    const previousStep = steps[steps.indexOf(entry) - 1];
    const isStep = entry.kind !== 'NOTE' && (entry.status !== previousStep?.status || hasNoContent(entry));
    return { id: entry.id, at: entry.at, entry: { ...entry, isStep } };
  });
  // Emails are sorted after entries with the same time.
  const items: TimelineItem[] = [
    ...entries,
    ...emails.map(({ node }) => ({ id: node.id, at: node.sentAt ?? node.createdAt, email: node })),
  ];
  return items
    .map((item, index) => ({ item, index, time: Date.parse(item.at) }))
    .sort((a, b) => b.time - a.time || b.index - a.index)
    .map(({ item }) => item);
}

function hasNoContent({ kind, note, data }: OrderTimeline_EntryFragment): boolean {
  return kind === 'STATUS' && !note && !data;
}
