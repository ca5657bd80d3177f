import { staff } from './staff/staffList.ts';

/** The lists of the back-office that can be written into a file, by their names in addresses. */
export const lists = { staff };
