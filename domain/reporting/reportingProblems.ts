import { defineProblems } from '#domain/errors/defineProblems.ts';

export const REPORTING_PROBLEMS = defineProblems({
  LIST_NOT_EXPORTED: { code: 'INVALID', message: 'There is no list {list} to export.' },
  COLUMN_NOT_IN_LIST: { code: 'INVALID', message: 'The list {list} has no column {column}.' },
  ORDER_NOT_OF_LIST: { code: 'INVALID', message: 'The list {list} has no order {sort}.' },
  FILTER_OF_ANOTHER_LIST: {
    code: 'INVALID',
    message: 'The list {list} takes no filter of the list {other}.',
  },
  TOO_MANY_ROWS_FOR_EXCEL: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This is too many rows for Excel. Choose CSV instead.',
  },
  EXPORTS_FULL: { code: 'TOO_MANY', message: 'Wait for one of your {most} exports to be done.' },
  VIEW_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such view, or no longer.' },
  VIEW_OF_ANOTHER_LIST: { code: 'NOT_FOUND', message: 'This view is of another list.' },
  VIEWS_FULL: { code: 'TOO_MANY', message: 'Up to {most} views of a list can be kept.' },
});
