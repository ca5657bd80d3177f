import type { Page, Request, Route } from '@playwright/test';

/** What becomes of a request that the store does not answer as it should. */
export type Failure = (route: Route) => Promise<void>;

export const neverAnswered: Failure = async () => {};
export const dropped: Failure = (route) => route.abort('connectionreset');

/** An answer with this status; `message` is what the store says of it. */
export function refused(status: number, message = ''): Failure {
  return (route) => route.fulfill({ status, json: { message } });
}

/** From now on the operation fails, until what is answered is called. */
export async function failing(page: Page, operation: string, failure: Failure): Promise<() => Promise<void>> {
  const fail = (route: Route) => (describeOperation(route) === operation ? failure(route) : route.fallback());
  await page.route('**/graphql', fail);
  return () => page.unroute('**/graphql', fail);
}

export function describeOperation(route: Route): string {
  return operationName(route.request());
}

/** Empty for a request that names none. */
export function operationName(request: Request): string {
  return request.method() === 'POST' ? (request.postDataJSON()?.operationName ?? '') : '';
}
