/** Where tracking fails the store may hear of it, the shopper never. */
export function logFailure(what: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: nobody else is told.
  console.error(`${what} was not stored.`, problem);
}
