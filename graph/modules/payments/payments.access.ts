import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {} satisfies AccessTable;
