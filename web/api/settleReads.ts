/**
 * Waits for reads that follow a write. Their failure never fails the write: the screen of a query shows its error,
 * and a read aborted by navigation has no screen.
 */
export async function settleReads(...reads: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(reads);
}
