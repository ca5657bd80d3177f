import { orders } from './export/ordersList.ts';

/** The list of the back-office that can be written into a file, by its name in addresses. */
export const lists = { orders };
