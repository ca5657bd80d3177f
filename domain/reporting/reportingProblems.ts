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
  BULK_CHANGE_NOT_ONE: { code: 'INVALID', message: /*i18n*/ 'Name exactly one change.' },
  BULK_IDS_OR_FILTER: {
    code: 'INVALID',
    message: /*i18n*/ 'Name the rows in one way: by ids, by a filter, or by an earlier job.',
  },
  BULK_NO_ROWS: { code: 'INVALID', message: /*i18n*/ 'Nothing matches any more.' },
  BULK_TOO_MANY_ROWS: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Change up to {most} at a time. Filter the list first.',
  },
  BULK_JOBS_FULL: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'You have {most} jobs under way. Wait for one of them to finish.',
  },
  BULK_JOB_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This job no longer exists.' },
  BULK_NOT_UNDOABLE: { code: 'NOT_ALLOWED', message: /*i18n*/ 'Nothing of this can be undone any more.' },
  NOTHING_TO_CHANGE: { code: 'NOT_ALLOWED', message: /*i18n*/ 'There was nothing to change.' },
  NO_LONGER_PERMITTED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'You no longer have the permission to do this.',
  },
  ROW_FAILED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Something unexpected went wrong with this one. Nothing of it was changed. Try it again.',
  },
  VIEW_NOT_FOUND: { code: 'NOT_FOUND', message: 'There is no such view, or no longer.' },
  VIEW_OF_ANOTHER_LIST: { code: 'NOT_FOUND', message: 'This view is of another list.' },
  VIEWS_FULL: { code: 'TOO_MANY', message: 'Up to {most} views of a list can be kept.' },
});
