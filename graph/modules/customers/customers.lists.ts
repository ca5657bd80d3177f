import { customers } from './staff/customersList.ts';

/** The lists of the back-office that can be written into a file, by their names in addresses. */
export const lists = { customers };
