import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { NEVER, of } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ImportProductsPage } from './ImportProductsPage.tsx';

afterEach(() => vi.unstubAllGlobals());

interface SentRequest {
  csv: string;
  dryRun: boolean;
  offset: number;
  limit: number;
  columns?: { column: string; header: string }[];
  values?: { column: string; value: string }[];
}

interface PageOptions {
  problem?: string;
  /** Method by which the columns were recognised. */
  source?: string;
  columns?: { column: string; header: string }[];
  images?: string[];
  problems?: object[];
}

/** Renders the page with a selected file of `total` products. Returns the requests sent. */
async function renderWithFile(csv: string, total: number, overrides: PageOptions = {}) {
  const { problem, source = 'OWN', columns = [], images = [], problems = [] } = overrides;
  let isImported = false;
  const addedPhotos: object[] = [];
  const sentRequests: SentRequest[] = [];
  const jobs: object[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'ProductSheetColumns') {
      const columnData = columns.map((column) => ({ __typename: 'ProductSheetColumn', ...column }));
      const productSheetColumns = {
        __typename: 'ProductSheetColumns',
        source,
        columns: columnData,
        values: [],
      };
      return of({ data: { productSheetColumns } });
    }
    if (operationName === 'StartBulkJob') jobs.push(variables.input);
    if (operationName === 'ProductsOfSkus') {
      const node = { __typename: 'Product', id: 'p0', sku: 'S-0', name: 'Ring', image: null };
      const edges = isImported ? [{ __typename: 'AdminProductEdge', node }] : [];
      return of({ data: { adminProducts: { __typename: 'AdminProductConnection', edges } } });
    }
    if (operationName === 'AddZipPhotograph') {
      addedPhotos.push(variables.input);
      return of({ data: { addProductImage: { __typename: 'AddProductImagePayload', errors: [] } } });
    }
    if (operationName !== 'ImportProducts') return NEVER;
    const { offset, limit, dryRun } = variables.input as SentRequest;
    sentRequests.push(variables.input as SentRequest);
    isImported ||= !dryRun;
    const importedProducts = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => ({
      ...{
        __typename: 'ImportedProduct',
        rows: [offset + index + 2],
        sku: `S-${offset + index}`,
        outcome: 'CREATED',
      },
      product: dryRun ? null : { __typename: 'Product', id: `p${offset + index}`, name: 'Ring' },
      ...{ priceBefore: null, priceAfter: 500, changed: [], images, problems },
    }));
    const errors = problem
      ? [
          {
            __typename: 'UserError',
            code: 'INVALID',
            reason: 'X',
            params: {},
            field: 'csv',
            message: problem,
          },
        ]
      : [];
    const importProducts = {
      ...{ __typename: 'ImportProductsPayload', errors },
      ...(problem ? { pieces: null, total: null } : { pieces: importedProducts, total }),
    };
    return of({ data: { importProducts } });
  });
  renderScreen(<ImportProductsPage />, { link });
  await userEvent.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    new File([csv], 'products.csv'),
  );
  return { sent: sentRequests, jobs, photographs: addedPhotos };
}

test('the first rows are shown with their columns before anything is imported', async () => {
  await renderWithFile('Our products;;\nsku;name;size\nS-0;"औँठी; सुन";12\n', 1);
  const sample = await screen.findByRole('group', { name: 'First rows of the file' });
  expect(
    within(sample)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['sku', 'name', 'size']);
  expect(within(sample).getByText('औँठी; सुन')).toBeTruthy();
});

test('the entire file is sent in parts, first as a preview', async () => {
  const csv = ['sku', ...Array.from({ length: 120 }, (_, index) => `S-${index}`)].join('\n');
  const { sent: sentRequests } = await renderWithFile(csv, 120);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 120 products' }));
  await waitFor(() => expect(sentRequests).toHaveLength(6));
  expect(sentRequests.map(({ dryRun, offset, limit }) => [dryRun, offset, limit])).toEqual([
    [true, 0, 50],
    [true, 50, 50],
    [true, 100, 50],
    [false, 0, 50],
    [false, 50, 50],
    [false, 100, 50],
  ]);
  expect(new Set(sentRequests.map((request) => request.csv))).toEqual(new Set([csv]));
});

test('an unreadable file shows the server’s error message', async () => {
  await renderWithFile('sku,name\nA,B,C', 0);
  expect(await screen.findByText(/Row 2 has 3 cells/)).toBeTruthy();
});

test('a file refused after it was opened shows the server’s error message', async () => {
  await renderWithFile('sku,name\nA,B', 0, { problem: 'The spreadsheet contains no products.' });
  expect(await screen.findByText('The spreadsheet contains no products.')).toBeTruthy();
});

test('unknown columns are mapped by the user or ignored', async () => {
  const columns = [{ column: 'sku', header: 'Code' }];
  const { sent: sentRequests } = await renderWithFile('Code,Karat,Note\nA,22K,x', 1, {
    source: 'DETECTED',
    columns,
  });
  await userEvent.selectOptions(await screen.findByLabelText('Import Karat as'), 'purity');
  await userEvent.selectOptions(screen.getByLabelText('Metal'), 'GOLD');
  expect(sentRequests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Check products' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 product' }));
  await waitFor(() => expect(sentRequests).toHaveLength(2));
  for (const request of sentRequests) {
    expect(request.columns).toEqual([...columns, { column: 'purity', header: 'Karat' }]);
    expect(request.values).toEqual([{ column: 'metal', value: 'GOLD' }]);
  }
});

test('without a column for the SKU the file cannot be previewed', async () => {
  await renderWithFile('Karat\n22K', 1, { source: 'DETECTED' });
  expect(await screen.findByRole('button', { name: 'Check products' })).toHaveProperty('disabled', true);
  await userEvent.selectOptions(screen.getByLabelText('Import Karat as'), 'sku');
  expect(screen.getByRole('button', { name: 'Check products' })).toHaveProperty('disabled', false);
});

test('an export from another shop system is recognised, and the server downloads its photos', async () => {
  const images = ['https://cdn.example.com/1.jpg'];
  const { sent: sentRequests, jobs } = await renderWithFile('Handle,Title\na,A', 2, {
    source: 'SHOPIFY',
    images,
  });
  await userEvent.click(screen.getByLabelText('Publish products that have a photo'));
  await userEvent.click(await screen.findByRole('button', { name: 'Check products' }));
  expect(await screen.findByText(/^2 photos will be downloaded from their URLs/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(jobs).toHaveLength(1));
  expect(sentRequests.every(({ columns }) => columns === undefined)).toBe(true);
  expect(jobs).toEqual([
    {
      title: 'Photos from products.csv',
      ids: ['p0', 'p1'],
      change: {
        addPhotos: {
          publish: true,
          photographs: ['p0', 'p1'].map((productId) => ({ productId, addresses: images })),
        },
      },
    },
  ]);
});

test('photos from a ZIP file are added to newly imported products, which are then published', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ uploadId: 'u1', url: '/media/uploads/u.webp' }));
  const { jobs, photographs: addedPhotos } = await renderWithFile('sku,name\nS-0,A', 1);
  await userEvent.click(screen.getByLabelText('Publish products that have a photo'));
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const path of ['S-0.jpg', 'XX.jpg']) await writer.add(path, new TextReader(path));
  await userEvent.upload(
    screen.getByLabelText('Choose a ZIP file', { selector: 'input' }),
    new File([await writer.close()], 'photographs.zip'),
  );
  expect(await screen.findByText('Will be added after the import')).toBeTruthy();
  expect(screen.getByText('1 file does not match any product: XX.jpg')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add photos to/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 product' }));
  expect(await screen.findByText('Added')).toBeTruthy();
  await waitFor(() => expect(jobs).toHaveLength(1));
  expect(addedPhotos).toEqual([{ id: 'p0', uploadId: 'u1', alt: 'Ring' }]);
  expect(jobs).toMatchObject([
    {
      title: 'Publish products that have a photo',
      ids: ['p0'],
      change: { addPhotos: { publish: true, photographs: [] } },
    },
  ]);
  expect(screen.getByText(/To be published, they also need a description and a price/)).toBeTruthy();
});

test('a problem is shown with the file’s column, the value and a message', async () => {
  const problem = { __typename: 'ImportProblem', row: 3, column: 'fixed_price', header: 'Variant Price' };
  await renderWithFile('sku,name\nS-0,A', 1, {
    problems: [
      {
        ...{ ...problem, value: '12x', reason: 'SHEET_ROWS_DIFFER', params: { other: 2, earlier: '12' } },
        message: 'Row 2 has “12” for this product.',
      },
      {
        ...{ ...problem, column: 'metal', header: null, value: null, reason: null, params: {} },
        message: 'Choose a metal.',
      },
    ],
  });
  expect(
    await screen.findByText('Row 3, Variant Price “12x”: Row 2 has “12” for this product.'),
  ).toBeTruthy();
  expect(screen.getByText('Row 3, Metal: Choose a metal.')).toBeTruthy();
});
