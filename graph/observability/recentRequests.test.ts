import { expect, test } from 'vitest';
import { RecentRequests } from './recentRequests.ts';

test('averages requests per minute over the previous five minutes', () => {
  let now = 0;
  const recentRequests = new RecentRequests(() => now);
  for (let count = 0; count < 30; count++) recentRequests.record(200);
  expect(recentRequests.getRequestsPerMinute()).toBe(0);
  now = 60_000;
  expect(recentRequests.getRequestsPerMinute()).toBe(6);
  now = 6 * 60_000;
  expect(recentRequests.getRequestsPerMinute()).toBe(0);
});

test('counts failed requests of the last hour', () => {
  let now = 0;
  const recentRequests = new RecentRequests(() => now);
  for (const status of [500, 503, 404, 200]) recentRequests.record(status);
  now = 59 * 60_000;
  expect(recentRequests.countFailedWithinHour()).toBe(2);
  now = 60 * 60_000;
  expect(recentRequests.countFailedWithinHour()).toBe(0);
});
