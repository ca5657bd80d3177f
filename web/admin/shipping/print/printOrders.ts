import type { PrintDocument } from '#domain/orders/printDocuments.ts';
import type { BulkResult } from '#web/admin/list/bulkAction.ts';
import { readToken } from '#web/session/token/tokenStore.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';

const PRINT_FAILED_MESSAGE = /*i18n*/ 'Could not create the file. Try again.';

/** Opens one file with the selected documents of these orders. */
export async function printOrders(orderIds: readonly string[], response: unknown): Promise<BulkResult[]> {
  const problem = await openDocuments(orderIds, response as PrintDocument[]);
  return orderIds.map((id) => ({ id, problem }));
}

/** Opens one file with these documents. Resolves to the problem if the file could not be created. */
export async function openDocuments(
  orderIds: readonly string[],
  documents: readonly PrintDocument[],
): Promise<string | undefined> {
  try {
    const response = await fetch('/invoices/print', {
      method: 'POST',
      headers: { authorization: `Bearer ${readToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orderIds, what: documents }),
    });
    if (!response.ok) return readMessage(await response.json());
    openFile('orders.pdf', await response.blob());
    return undefined;
  } catch {
    return PRINT_FAILED_MESSAGE;
  }
}

function readMessage(body: unknown): string {
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : PRINT_FAILED_MESSAGE;
}

/** Opens a file in a new tab, or saves it if the browser blocks the tab. */
function openFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const openedWindow = window.open(url, '_blank');
  if (!openedWindow) saveFile(name, content, content.type);
  // The tab has loaded the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
