/**
 * Waits for reads that follow a write. The write stands whatever becomes of them: a read that failed is shown where its
 * query is shown, and one whose page was left in the meantime concerns nobody.
 */
export async function readAgain(...reads: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(reads);
}
