import { describe, expect, test } from 'vitest';
import { formatListPath, formatListUrl, formatViewQuery, parseListUrl } from './listUrl.ts';

const listFields = {
  columns: [
    { field: 'number', header: 'Number' },
    { field: 'total', header: 'Total' },
  ],
  filters: [
    {
      field: 'status',
      label: 'Status',
      kind: 'choice' as const,
      options: [
        { value: 'PENDING', label: 'Placed' },
        { value: 'SHIPPED', label: 'On its way' },
      ],
    },
    { field: 'placed', label: 'Placed', kind: 'dateRange' as const },
    { field: 'total', label: 'Total', kind: 'numberRange' as const },
    { field: 'guest', label: 'Guest', kind: 'flag' as const },
    { field: 'district', label: 'District', kind: 'text' as const },
    { field: 'tags', label: 'Tags', kind: 'known' as const, useOptions: () => [] },
  ],
  sorts: [
    { value: 'NEWEST', label: 'Newest' },
    { value: 'TOTAL_DESC', label: 'Highest total' },
  ],
};
const parse = (query: string) => parseListUrl(new URLSearchParams(query), listFields);

describe('a list’s URL', () => {
  test.each([
    'status=PENDING%2CSHIPPED&placed=2026-11-01..2026-11-21&total=1000..&guest=false&district=Kaski',
    'q=asha&sort=TOTAL_DESC%2CNEWEST&columns=total%3A140%2Cnumber&density=compact&size=100',
    'view=one&page=3&after=cursor',
    'tags=0199c000-0000-7000-8000-000000000001%2Cb',
    '',
  ])('is unchanged after parsing: %s', (query) => {
    expect(formatListUrl(parse(query)).toString()).toBe(query);
  });

  test('drops invalid values', () => {
    const { filter, sort, columns, first, page, density } = parse(
      'tags=%3Cscript%3E&status=LOST&placed=soon..2026-13-40&total=x..5&guest=maybe&sort=NONE&columns=nothing&size=7&page=-2&density=airy',
    );
    expect(filter).toEqual({ total: { to: '5' } });
    expect({ sort, columns, first, page, density }).toEqual({
      sort: [],
      columns: null,
      first: 25,
      page: 1,
      density: 'standard',
    });
  });

  test('ignores a cursor on the first page', () => {
    expect(formatListUrl(parse('after=cursor')).toString()).toBe('');
  });

  test('is saved in a view without the page position', () => {
    expect(formatViewQuery(parse('q=asha&view=one&page=3&after=cursor'))).toBe('q=asha');
  });

  test('can be built from a filter', () => {
    expect(formatListPath('/admin/orders', { status: ['PENDING'] })).toBe('/admin/orders?status=PENDING');
    expect(formatListPath('/admin/orders', { total: { from: '5' } }, ['NEWEST'])).toBe(
      '/admin/orders?total=5..&sort=NEWEST',
    );
    expect(formatListPath('/admin/orders', {})).toBe('/admin/orders');
  });
});
