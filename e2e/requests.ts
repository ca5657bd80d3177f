import type { Page, Request, Route } from '@playwright/test';

/** Simulated failure of a request. */
export type FailureHandler = (route: Route) => Promise<void>;

export const neverRespond: FailureHandler = async () => {};
export const dropConnection: FailureHandler = (route) => route.abort('connectionreset');

/** Returns a response with this status; `message` is its error message. */
export function respondWith(status: number, message = ''): FailureHandler {
  return (route) => route.fulfill({ status, json: { message } });
}

/** Makes an operation fail from now on, until the returned function is called. */
export async function failOperation(
  page: Page,
  operation: string,
  failureHandler: FailureHandler,
): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    describeOperation(route) === operation ? failureHandler(route) : route.fallback();
  await page.route('**/graphql', fail);
  return () => page.unroute('**/graphql', fail);
}

export function describeOperation(route: Route): string {
  return readOperationName(route.request());
}

/** Returns an empty string for a request without an operation name. */
export function readOperationName(request: Request): string {
  return request.method() === 'POST' ? (request.postDataJSON()?.operationName ?? '') : '';
}
