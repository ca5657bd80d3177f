import { products } from './staff/productsList.ts';
import { stock } from './stock/stockList.ts';

/** The lists of the back-office that can be written into a file, by their names in addresses. */
export const lists = { products, stock };
