import { stockItems } from './desk/stockItemsList.ts';
import { receipts } from './receipts/receiptsList.ts';
import { stockTakes } from './takes/stockTakesList.ts';
import { transfers } from './transfers/transfersList.ts';

/** The lists of the back-office that can be written into a file, by their names in addresses. */
export const lists = { stockItems, receipts, transfers, stockTakes };
