import type { Printed } from '#domain/orders/printed.ts';
import type { BulkResult } from '#web/admin/list/bulkAction.ts';
import { storedToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';

const NOT_PRINTED = /*i18n*/ 'The file could not be made. Please try again.';

/** Opens one file with what is wanted of these orders. */
export async function printOrders(orderIds: readonly string[], answer: unknown): Promise<BulkResult[]> {
  const problem = await openPrinted(orderIds, answer as Printed[]);
  return orderIds.map((id) => ({ id, problem }));
}

/** Answers why there is no file, where there is none. */
export async function openPrinted(
  orderIds: readonly string[],
  what: readonly Printed[],
): Promise<string | undefined> {
  try {
    const answer = await fetch('/invoices/print', {
      method: 'POST',
      headers: { authorization: `Bearer ${storedToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orderIds, what }),
    });
    if (!answer.ok) return readMessage(await answer.json());
    openFile('orders.pdf', await answer.blob());
    return undefined;
  } catch {
    return NOT_PRINTED;
  }
}

function readMessage(body: unknown): string {
  const isTold = typeof body === 'object' && body !== null && 'message' in body;
  return isTold && typeof body.message === 'string' ? body.message : NOT_PRINTED;
}

/** Opens a file in a tab of its own; where the browser lets none be opened, it is kept instead. */
function openFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const opened = window.open(url, '_blank');
  if (!opened) saveFile(name, content, content.type);
  // The tab has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
