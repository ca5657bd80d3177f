import { shorten } from '#domain/text/shorten.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { FilterValue, FilterValues, ListFilter, Range } from '../listFilter.ts';

export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];
export const PAGE_SIZES = [25, 50, 100] as const;

export interface ShownColumn {
  field: string;
  /** Width in px, if the user resized the column. */
  width?: number;
}

/** State of a list screen, as represented in the URL. */
export interface ListState {
  filter: FilterValues;
  search: string;
  sort: string[];
  /** Null for the list's default columns. */
  columns: ShownColumn[] | null;
  density: Density;
  first: number;
  page: number;
  /** Cursor after which the page starts; null to use an offset. */
  after: string | null;
  /** Id of the saved view that the state is based on. */
  view: string | null;
}

type ListFields = Pick<ListDefinition<never>, 'columns' | 'filters' | 'sorts'>;

const MAX_TEXT_LENGTH = 100;
const MIN_COLUMN_WIDTH = 50;
/** Syntax of a record id. Only the server can check that the record exists. */
const ID_PATTERN = /^[\w-]{1,64}$/;
const MAX_IDS = 50;

/** Parses the URL parameters. Ignores invalid values. */
export function parseListUrl(params: URLSearchParams, { columns, filters, sorts }: ListFields): ListState {
  const filter: FilterValues = {};
  for (const listFilter of filters) {
    const value = parseValue(listFilter, params.get(listFilter.field));
    if (value !== undefined) filter[listFilter.field] = value;
  }
  const size = Number(params.get('size'));
  return {
    filter,
    search: shorten(params.get('q') ?? '', MAX_TEXT_LENGTH),
    sort: splitList(params.get('sort')).filter((value) => sorts.some((sort) => sort.value === value)),
    columns: parseColumns(
      params.get('columns'),
      columns.map(({ field }) => field),
    ),
    density: DENSITIES.find((candidate) => candidate === params.get('density')) ?? 'standard',
    first: PAGE_SIZES.find((candidate) => candidate === size) ?? PAGE_SIZES[0],
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    after: params.get('after'),
    view: params.get('view'),
  };
}

/** Returns the URL parameters of a state, without default values. */
export function formatListUrl(state: ListState): URLSearchParams {
  const { filter, search, sort, columns, density, first, page, after, view } = state;
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(filter)) {
    const text = formatValue(value);
    if (text !== '') params.set(field, text);
  }
  if (search.trim() !== '') params.set('q', search.trim());
  if (sort.length > 0) params.set('sort', sort.join(','));
  if (columns) params.set('columns', columns.map(formatColumn).join(','));
  if (density !== 'standard') params.set('density', density);
  if (first !== PAGE_SIZES[0]) params.set('size', String(first));
  if (view) params.set('view', view);
  if (page > 1) params.set('page', String(page));
  if (page > 1 && after) params.set('after', after);
  return params;
}

/** Returns the query string that a saved view stores: everything except the page. */
export function formatViewQuery(state: ListState): string {
  return formatListUrl({ ...state, page: 1, after: null, view: null }).toString();
}

/** Returns the URL of a filtered list, such as the link target of a figure. */
export function formatListPath(path: string, filter: FilterValues, sort: string[] = []): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(filter)) query.set(field, formatValue(value));
  if (sort.length > 0) query.set('sort', sort.join(','));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function parseValue(filter: ListFilter, text: string | null): FilterValue | undefined {
  if (!text) return undefined;
  switch (filter.kind) {
    case 'choice': {
      const values = splitList(text).filter((value) =>
        filter.options.some((option) => option.value === value),
      );
      return values.length > 0 ? values : undefined;
    }
    case 'known': {
      const values = splitList(text).filter((value) => ID_PATTERN.test(value));
      return values.length > 0 ? values.slice(0, MAX_IDS) : undefined;
    }
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'text':
      return shorten(text, MAX_TEXT_LENGTH);
    case 'numberRange':
      return parseRange(text, (end) => /^\d{1,12}$/.test(end));
    case 'dateRange':
      return parseRange(text, (end) => /^\d{4}-\d\d-\d\d$/.test(end) && !Number.isNaN(Date.parse(end)));
  }
}

function parseRange(text: string, isValidBound: (end: string) => boolean): Range | undefined {
  const [from = '', to = ''] = text.split('..');
  const range = { ...(isValidBound(from) && { from }), ...(isValidBound(to) && { to }) };
  return Object.keys(range).length > 0 ? range : undefined;
}

function formatValue(value: FilterValue): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object')
    return value.from || value.to ? `${value.from ?? ''}..${value.to ?? ''}` : '';
  return String(value);
}

function parseColumns(text: string | null, knownFields: readonly string[]): ShownColumn[] | null {
  const visibleColumns = splitList(text).flatMap((entry) => {
    const [field = '', width = ''] = entry.split(':');
    if (!knownFields.includes(field)) return [];
    return [{ field, ...(Number(width) >= MIN_COLUMN_WIDTH && { width: Math.round(Number(width)) }) }];
  });
  return visibleColumns.length > 0 ? visibleColumns : null;
}

function formatColumn({ field, width }: ShownColumn): string {
  return width ? `${field}:${Math.round(width)}` : field;
}

function splitList(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))];
}
