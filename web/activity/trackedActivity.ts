import type { ActivityType } from '#domain/activity/activity.ts';
import type { ClickedElement } from './listeners/clickedElement.ts';

interface ActivityFields {
  PAGE_NAVIGATION: { page: string };
  /** `duration` in seconds. */
  PAGE_EXIT: { page: string; duration: number };
  PAGE_ENTRY: { page: string };
  PRODUCT_VIEW: { productId: string };
  SCROLL: { maxScrollPercent: number; currentScrollPercent: number };
  CLICK: ClickedElement;
}

/** Activity of a viewer; `timestamp` in ms since 1970. */
export type TrackedActivity = {
  [Type in keyof ActivityFields]: { type: Type; timestamp: number } & ActivityFields[Type];
}[keyof ActivityFields & ActivityType];

type WithoutTimestamp<Activity> = Activity extends unknown ? Omit<Activity, 'timestamp'> : never;

/** Records an activity with the current time. */
export type RecordActivity = (activity: WithoutTimestamp<TrackedActivity>) => void;
