import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
  await aRate(server.prisma, { perTola: 300_000 });
});

beforeEach(async () => {
  await server.prisma.product.deleteMany();
  await server.prisma.sheetMapping.deleteMany();
});

async function importCsv(csv: string, mapping: object = {}) {
  const { data } = await admin.graphql(
    `mutation ($input: ImportProductsInput!) { importProducts(input: $input) {
      pieces { rows sku outcome images problems { row column message } } errors { field reason message }
    } }`,
    { input: { csv, ...mapping } },
  );
  return data?.importProducts;
}

async function findColumns(header: string[]) {
  const { data } = await admin.graphql(
    `query ($header: [String!]!) { productSheetColumns(header: $header) {
      source columns { column header } values { column value }
    } }`,
    { header },
  );
  return data?.productSheetColumns;
}

const findProduct = (sku: string) =>
  server.prisma.product.findUnique({
    where: { sku },
    include: { variants: { orderBy: { position: 'asc' } } },
  });

/** Returns the rows as CSV text with a header. */
function toCsv(rows: Record<string, string | undefined>[]): string {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const formatLine = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [formatLine(header), ...rows.map((row) => formatLine(header.map((name) => row[name] ?? '')))].join(
    '\n',
  );
}

describe('a Shopify product export', () => {
  const ring = {
    Handle: 'lotus-ring',
    Title: 'Lotus ring 22K gold',
    'Body (HTML)': '<p>A band with a <b>lotus</b>.</p><ul><li>Hand made</li></ul>',
    Vendor: 'House',
    Type: 'Ring',
    Tags: 'gold, bridal',
    'Option1 Name': 'Size',
    'Option1 Value': '12',
    'Variant SKU': 'LOTUS-12',
    'Variant Grams': '5',
    'Variant Inventory Qty': '2',
    'Variant Price': '90000.00',
    'Variant Compare At Price': '95000',
    'Image Src': 'https://cdn.example.com/2.jpg',
    'Image Position': '2',
    'SEO Title': 'Lotus ring',
    Status: 'active',
  };
  const rows = [
    ring,
    {
      ...{ Handle: 'lotus-ring', 'Option1 Value': '14', 'Variant SKU': 'LOTUS-14', 'Variant Grams': '5.4' },
      ...{ 'Variant Inventory Qty': '1', 'Variant Price': '90000.00' },
      ...{ 'Image Src': 'https://cdn.example.com/1.jpg', 'Image Position': '1' },
    },
    { Handle: 'lotus-ring', 'Image Src': 'https://cdn.example.com/3.jpg', 'Image Position': '3' },
    {
      ...{ Handle: 'tara-studs', Title: 'Tara studs', 'Body (HTML)': 'Studs.', Type: 'Earrings' },
      ...{ Tags: 'sterling silver', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
      ...{
        'Variant SKU': 'TARA',
        'Variant Grams': '3',
        'Variant Inventory Qty': '4',
        'Variant Price': '2400',
      },
    },
  ];

  test('can be imported unchanged, with sizes and photos; metal and type are read from its texts', async () => {
    const { pieces, errors } = await importCsv(toCsv(rows));
    expect(errors).toEqual([]);
    expect(pieces).toEqual([
      {
        ...{ rows: [2, 3], sku: 'lotus-ring', outcome: 'CREATED', problems: [] },
        images: [1, 2, 3].map((number) => `https://cdn.example.com/${number}.jpg`),
      },
      { rows: [5], sku: 'TARA', outcome: 'CREATED', images: [], problems: [] },
    ]);
    expect(await findProduct('lotus-ring')).toMatchObject({
      ...{ name: 'Lotus ring 22K gold', description: expect.stringContaining('A band with a lotus.') },
      ...{
        category: 'GOLD',
        type: 'RINGS',
        metal: 'GOLD',
        purity: '22K',
        weightMg: 5000,
        slug: 'lotus-ring',
      },
      ...{ fixedPrice: 90_000, compareAtPrice: 95_000, status: 'DRAFT' },
      variants: [
        { size: '12', sku: 'LOTUS-12', stock: 2 },
        { size: '14', sku: 'LOTUS-14', stock: 1, weightMg: 5400 },
      ],
    });
    expect(await findProduct('TARA')).toMatchObject({
      ...{ category: 'SILVER', type: 'EARRINGS', metal: 'SILVER', purity: '925', fixedPrice: 2400 },
      variants: [{ size: null, stock: 4 }],
    });
  });

  test('can be imported with the newer column names', async () => {
    const { pieces, errors } = await importCsv(
      toCsv([
        {
          ...{
            Title: 'Tara ring 22K gold',
            'URL handle': 'tara',
            Description: '<p>A ring.</p>',
            Type: 'Ring',
          },
          ...{ SKU: 'TARA-12', 'Option1 name': 'Size', 'Option1 value': '12', Price: '1,20,000.00' },
          ...{ 'Compare-at price': '1,30,000.00', 'Weight value (grams)': '5', 'Inventory quantity': '2' },
          'Product image URL': 'https://cdn.example.com/1.jpg',
        },
        {
          ...{ 'URL handle': 'tara', SKU: 'TARA-14', 'Option1 value': '14', Price: '1,20,000.00' },
          ...{ 'Weight value (grams)': '5.4', 'Product image URL': 'https://cdn.example.com/2.jpg' },
        },
      ]),
    );
    expect(errors).toEqual([]);
    expect(pieces).toMatchObject([{ rows: [2, 3], sku: 'tara', outcome: 'CREATED', problems: [] }]);
    expect(pieces[0].images).toHaveLength(2);
    expect(await findProduct('tara')).toMatchObject({
      ...{ description: 'A ring.', fixedPrice: 120_000, compareAtPrice: 130_000, weightMg: 5000 },
      variants: [
        { size: '12', sku: 'TARA-12', stock: 2 },
        { size: '14', sku: 'TARA-14', weightMg: 5400 },
      ],
    });
  });

  test('takes the purity from the description if no other text contains one', async () => {
    const createDescribedRows = (text: string) => [
      { ...ring, Title: 'Silver ring', Tags: 'silver', 'Body (HTML)': text },
    ];
    const { pieces } = await importCsv(toCsv(createDescribedRows('<ul><li>925 silver</li></ul>')));
    expect(pieces).toMatchObject([{ outcome: 'CREATED' }]);
    expect(await findProduct('LOTUS-12')).toMatchObject({ metal: 'SILVER', purity: '925' });
    await server.prisma.product.deleteMany();
    const ambiguousImport = await importCsv(toCsv(createDescribedRows('Goes with our 22K necklace.')));
    expect(ambiguousImport.pieces).toMatchObject([{ outcome: 'REFUSED', problems: [{ column: 'purity' }] }]);
  });

  test('is refused if sizes have different prices; the errors name both prices, a remedy and all other problems', async () => {
    const [, secondRow = {}] = rows;
    const { pieces } = await importCsv(
      toCsv([
        { ...ring, Tags: '', Title: 'Gold ring' },
        { ...secondRow, 'Variant Price': '95000.00' },
      ]),
    );
    expect(pieces[0].problems).toEqual([
      {
        ...{ row: 3, column: 'fixed_price' },
        message:
          'All sizes of a product have the same price, but row 2 has “90000.00” and this row has “95000.00”. Enter the same price for all sizes, or make each size a separate product with its own SKU.',
      },
      { row: 2, column: 'purity', message: expect.stringContaining('purity') },
    ]);
  });

  test('can contain equal prices in different formats', async () => {
    const [, secondRow = {}] = rows;
    const { pieces } = await importCsv(
      toCsv([
        { ...ring, 'Variant Price': '90,000.00' },
        { ...secondRow, 'Variant Price': '90000' },
      ]),
    );
    expect(pieces).toMatchObject([{ outcome: 'CREATED', problems: [] }]);
    expect(await findProduct('lotus-ring')).toMatchObject({ fixedPrice: 90_000 });
  });

  test('is refused if a weight cannot be read', async () => {
    const { pieces } = await importCsv(toCsv([{ ...ring, 'Variant Grams': '5,4' }]));
    expect(pieces).toMatchObject([{ outcome: 'REFUSED', problems: [{ row: 2, column: 'weight_g' }] }]);
  });

  test('is refused if its texts lack an attribute, unless there is a default for new products', async () => {
    const plainCsv = toCsv([{ ...ring, Title: 'Lotus', Tags: '', 'Compare At': '' }]);
    const { pieces } = await importCsv(plainCsv);
    expect(pieces[0].outcome).toBe('REFUSED');
    expect(pieces[0].problems.map(({ column }: { column: string }) => column)).toEqual(
      expect.arrayContaining(['category', 'metal', 'purity']),
    );
    const values = [
      { column: 'category', value: 'GOLD' },
      { column: 'metal', value: 'GOLD' },
      { column: 'purity', value: '18K' },
    ];
    expect((await importCsv(plainCsv, { values })).pieces[0]).toMatchObject({
      outcome: 'CREATED',
      problems: [],
    });
    // The defaults for new products do not change an existing product.
    await importCsv(plainCsv, {
      values: values.map((entry) => ({ ...entry, value: entry.value.replace('18K', '22K') })),
    });
    expect(await findProduct('LOTUS-12')).toMatchObject({ purity: '18K' });
  });
});

describe('a WooCommerce product export', () => {
  const commonCells = { Published: '1', 'Is featured?': '0', Tags: '', 'Weight (kg)': '' };
  const rows = [
    {
      ...{ ID: '44', Type: 'variable', SKU: 'HAAR', Name: 'Rani haar', ...commonCells, Parent: '' },
      ...{ Description: 'A <em>long</em> necklace.', 'Sale price': '', 'Regular price': '' },
      ...{
        Categories: 'Necklaces > Bridal',
        Images: 'https://shop.example.com/a.jpg, https://shop.example.com/b.jpg',
      },
      ...{ 'Attribute 1 name': 'Length', 'Attribute 1 value(s)': '16, 18', 'Attribute 2 name': 'Purity' },
      'Attribute 2 value(s)': '24K gold',
    },
    {
      ...{
        ID: '45',
        Type: 'variation',
        SKU: 'HAAR-16',
        Name: 'Rani haar - 16',
        ...commonCells,
        Parent: 'HAAR',
      },
      ...{ 'Regular price': '250000', 'Sale price': '240000', Stock: '1', 'Weight (kg)': '0.0165' },
      ...{ Categories: '', 'Attribute 1 name': 'Length', 'Attribute 1 value(s)': '16' },
    },
    {
      ...{
        ID: '46',
        Type: 'variation',
        SKU: 'HAAR-18',
        Name: 'Rani haar - 18',
        ...commonCells,
        Parent: 'id:44',
      },
      ...{ 'Regular price': '250000', 'Sale price': '240000', Stock: '2', 'Weight (kg)': '0.018' },
      ...{ Categories: '', 'Attribute 1 name': 'Length', 'Attribute 1 value(s)': '18' },
    },
    { ID: '47', Type: 'grouped', SKU: 'SET', Name: 'A set', ...commonCells, Categories: '' },
  ];

  test('can be imported unchanged: variations become sizes, and kilograms become grams', async () => {
    const { pieces, errors } = await importCsv(toCsv(rows));
    expect(errors).toEqual([]);
    expect(pieces).toEqual([
      {
        ...{ rows: [2, 3, 4], sku: 'HAAR', outcome: 'CREATED', problems: [] },
        images: ['https://shop.example.com/a.jpg', 'https://shop.example.com/b.jpg'],
      },
    ]);
    expect(await findProduct('HAAR')).toMatchObject({
      ...{
        type: 'NECKLACES',
        metal: 'GOLD',
        purity: '24K',
        description: 'A long necklace.',
        weightMg: 16_500,
      },
      ...{ fixedPrice: 240_000, compareAtPrice: 250_000 },
      variants: [
        { size: '16', sku: 'HAAR-16', stock: 1 },
        { size: '18', sku: 'HAAR-18', stock: 2, weightMg: 18_000 },
      ],
    });
  });
});

test('WooCommerce sizes with different prices are refused with the row of each', async () => {
  const ring = { Type: 'variation', Parent: 'RING', Categories: '', 'Attribute 1 name': 'Size' };
  const { pieces } = await importCsv(
    toCsv([
      { ID: '1', Type: 'variable', SKU: 'RING', Name: 'Silver ring 925', 'Weight (g)': '4' },
      { ...ring, ID: '2', SKU: 'RING-12', 'Regular price': '1800', 'Attribute 1 value(s)': '12' },
      { ...ring, ID: '3', SKU: 'RING-14', 'Regular price': '1900', 'Attribute 1 value(s)': '14' },
    ]),
  );
  expect(pieces[0].problems).toEqual([
    {
      row: 4,
      column: 'fixed_price',
      message: expect.stringContaining('row 3 has “1800” and this row has “1900”'),
    },
  ]);
});

test('a WooCommerce product without a SKU is refused, and its id does not become its SKU', async () => {
  const { pieces } = await importCsv(
    toCsv([
      { ID: '14', Type: 'simple', SKU: '', Name: 'Silver studs', 'Regular price': '9', Categories: '' },
    ]),
  );
  expect(pieces).toMatchObject([
    { sku: '', outcome: 'REFUSED', problems: [{ row: 2, message: 'Enter the SKU of the product.' }] },
  ]);
});

describe('WooCommerce peculiarities', () => {
  const silverStuds = {
    ...{ ID: '1', Type: 'simple', SKU: 'STUDS', Name: 'Silver studs 925', 'Regular price': '2400' },
    ...{ 'Weight (kg)': '0.003', Categories: 'Earrings', Images: 'https://s.example.com/a.jpg' },
  };

  test('line breaks and commas within URLs are preserved', async () => {
    const Images = 'https://s.example.com/a,b.jpg, https://s.example.com/c.jpg';
    const { pieces } = await importCsv(
      toCsv([{ ...silverStuds, Images, Description: String.raw`Studs.\n\nHand made.` }]),
    );
    expect(pieces[0]).toMatchObject({ outcome: 'CREATED', images: Images.split(', ') });
    expect((await findProduct('STUDS'))?.description).toBe('Studs.\n\nHand made.');
  });

  test('names and tags are imported as displayed', async () => {
    await importCsv(
      toCsv([{ ...silverStuds, Name: 'Sun &amp; moon studs 22K', Tags: 'day &amp; night, new' }]),
    );
    expect(await findProduct('STUDS')).toMatchObject({
      name: 'Sun & moon studs 22K',
      tags: ['day & night', 'new'],
    });
  });

  test('a choice of metals is refused unless the name contains one of them', async () => {
    const metalChoice = { 'Attribute 1 name': 'Metal', 'Attribute 1 value(s)': 'Gold, Silver' };
    const { pieces } = await importCsv(
      toCsv([{ ...silverStuds, Name: 'Studs', Categories: 'Earrings', ...metalChoice }]),
    );
    expect(pieces[0].problems.map(({ column }: { column: string }) => column)).toContain('metal');
    const silverResult = await importCsv(
      toCsv([{ ...silverStuds, Name: 'Silver studs 925', ...metalChoice }]),
    );
    expect(silverResult.pieces[0]).toMatchObject({ outcome: 'CREATED', problems: [] });
  });

  test('line breaks within HTML are preserved, as in WordPress', async () => {
    const Description = String.raw`<b>Studs</b>\nof gold.\n<ul>\n<li>Hand made</li>\n</ul>`;
    await importCsv(toCsv([{ ...silverStuds, Description }]));
    expect((await findProduct('STUDS'))?.description).toBe('Studs\nof gold.\n * Hand made');
  });

  test('a weight that cannot be read is refused', async () => {
    const { pieces } = await importCsv(toCsv([{ ...silverStuds, 'Weight (kg)': '0,003' }]));
    expect(pieces).toMatchObject([{ outcome: 'REFUSED', problems: [{ row: 2, column: 'weight_g' }] }]);
  });
});

test('an export of the store’s own product list updates names and making charges, and keeps the kind of pricing', async () => {
  const csvLines = [
    'sku,name,category,type,metal,purity,weight_g,making_percent,making_sum,fixed_price',
    'L-1,Band,GOLD,RINGS,GOLD,22K,7.84,8,,',
    'L-2,Chain,GOLD,NECKLACES,GOLD,22K,10,,,105000',
    'L-3,Studs,GOLD,EARRINGS,GOLD,22K,3,,5000,',
  ];
  await importCsv(csvLines.join('\n'));
  const header = 'Product,SKU,Status,Price before tax,Stock,Metal,Weight,Making charge';
  const { columns } = await findColumns(header.split(','));
  expect(columns.map(({ column }: { column: string }) => column)).toEqual([
    ...['name', 'sku', 'weight_g', 'making_percent'],
  ]);
  const rows = ['L-1,Draft,180553,16,22K gold,7.84,9 %', 'L-2,Draft,105000,1,22K gold,10,Fixed'];
  const list = [
    header,
    ...rows.map((row) => `New name,${row}`),
    'Studs,L-3,Draft,9,1,22K gold,3,"NPR 6,000"',
  ];
  const { pieces } = await importCsv(list.join('\n'), { columns });
  expect(pieces.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(3).fill('UPDATED'));
  expect(await findProduct('L-1')).toMatchObject({
    name: 'New name',
    fixedPrice: null,
    makingBasisPoints: 900,
  });
  expect(await findProduct('L-2')).toMatchObject({ name: 'New name', fixedPrice: 105_000 });
  expect(await findProduct('L-3')).toMatchObject({
    fixedPrice: null,
    makingFixed: 6000,
    makingBasisPoints: null,
  });
});

describe('a supplier’s file', () => {
  const SUPPLIER =
    'Item Code,Item Name,Net Wt,Karat,Selling Price,Qty,Our note\nS-1,Plain band,4.2,22K,60000,3,x\n';
  const header = SUPPLIER.split('\n')[0]?.split(',') ?? [];
  const columns = [
    { column: 'sku', header: 'Item Code' },
    { column: 'name', header: 'Item Name' },
    { column: 'purity', header: 'Karat' },
    { column: 'weight_g', header: 'Net Wt' },
    { column: 'fixed_price', header: 'Selling Price' },
    { column: 'stock', header: 'Qty' },
  ];
  const values = [
    { column: 'category', value: 'GOLD' },
    { column: 'type', value: 'RINGS' },
    { column: 'metal', value: 'GOLD' },
  ];

  test('is imported with detected columns, and the confirmed mapping is remembered', async () => {
    const detectedColumns = await findColumns(header);
    expect(detectedColumns.source).toBe('DETECTED');
    expect(detectedColumns.columns).toEqual(expect.arrayContaining(columns));
    expect(detectedColumns.columns).toHaveLength(columns.length);

    await importCsv(SUPPLIER, { columns, values, dryRun: true });
    expect((await findColumns(header)).source).toBe('DETECTED');
    expect((await importCsv(SUPPLIER, { columns, values })).pieces).toMatchObject([
      { sku: 'S-1', outcome: 'CREATED', problems: [] },
    ]);
    const rememberedColumns = await findColumns(['item code', ...header.slice(1)]);
    expect(rememberedColumns.source).toBe('SAVED');
    expect(rememberedColumns.columns).toEqual(columns);
    expect(rememberedColumns.values).toEqual(values);
    expect((await findColumns([...header, 'Colour'])).source).toBe('DETECTED');
  });

  test('can contain weights in tola if the column or the cell names the unit', async () => {
    const rows = ['T-1,Band,0.45,60000', 'T-2,Band,5.25 gm,60000', 'T-3,Band,०.५ तोला,60000'];
    const columns = await findColumns(['Item Code', 'Item Name', 'Net Wt (tola)', 'Selling Price']);
    const mapping = { columns: columns.columns, values: [...values, { column: 'purity', value: '22K' }] };
    await importCsv(['Item Code,Item Name,Net Wt (tola),Selling Price', ...rows].join('\n'), mapping);
    const products = await Promise.all(['T-1', 'T-2', 'T-3'].map(findProduct));
    expect(products.map((product) => product?.weightMg)).toEqual([5249, 5250, 5832]);
  });

  test('can contain a making charge as a percentage in one row and as an amount in the next', async () => {
    const header = ['Item Code', 'Item Name', 'Net Wt', 'Making charge'];
    const { columns } = await findColumns(header);
    const rows = ['M-1,Band,4,12%', 'M-2,Band,4,2500', 'M-3,Band,4,about 5'];
    const { pieces } = await importCsv([header.join(','), ...rows].join('\n'), {
      columns,
      values: [...values, { column: 'purity', value: '22K' }],
    });
    expect(await findProduct('M-1')).toMatchObject({ makingBasisPoints: 1200, makingFixed: null });
    expect(await findProduct('M-2')).toMatchObject({ makingBasisPoints: null, makingFixed: 2500 });
    expect(pieces[2]).toMatchObject({ outcome: 'REFUSED', problems: [{ column: 'making_sum' }] });
  });

  test('can have abbreviated names for weights; columns in other units are not mapped', async () => {
    expect((await findColumns(['Code', 'G.Wt', 'N.Wt', 'Wastage (lal)'])).columns).toEqual([
      { column: 'sku', header: 'Code' },
      { column: 'weight_g', header: 'N.Wt' },
      { column: 'gross_weight_g', header: 'G.Wt' },
    ]);
    expect((await findColumns(['Code', 'G.Wt'])).columns).toHaveLength(2);
    expect((await findColumns(['Code', 'Weight (kg)', 'Diamond weight (ct)'])).columns).toHaveLength(1);
  });

  test('gets no mapping for names that only resemble a column of the spreadsheet', async () => {
    const names = 'Diamond Pcs,Stone Count,Weight Unit,Stock Date,Supplier Code,Company Name,Gift Box Size';
    expect((await findColumns(names.split(','))).columns).toEqual([]);
  });

  test('can have Nepali column names', async () => {
    const { columns } = await findColumns('कोड,नाम,तौल (ग्राम),क्यारेट,मूल्य,साइज,परिमाण'.split(','));
    expect(columns.map(({ column }: { column: string }) => column)).toEqual([
      ...['sku', 'name_ne', 'purity', 'weight_g', 'fixed_price', 'size', 'stock'],
    ]);
  });

  test('has no column of amounts per gram, per tola or in percent mapped to the price of the product', async () => {
    const { columns } = await findColumns(
      'Design No,Net Wt (gm),Price per gram,Rate/gm,Making/gm,Making %,Cost per tola,Selling Price'.split(
        ',',
      ),
    );
    expect(columns).toEqual([
      { column: 'sku', header: 'Design No' },
      { column: 'weight_g', header: 'Net Wt (gm)' },
      { column: 'making_percent', header: 'Making %' },
      { column: 'fixed_price', header: 'Selling Price' },
    ]);
    expect((await findColumns(['Code', 'Jyala %', 'Jyala'])).columns).toEqual([
      { column: 'sku', header: 'Code' },
      { column: 'making_percent', header: 'Jyala %' },
      { column: 'making_sum', header: 'Jyala' },
    ]);
    expect((await findColumns(['Code', 'Cost per gram'])).columns).toEqual([
      { column: 'sku', header: 'Code' },
    ]);
  });

  test('is recognised if it has the column names of the spreadsheet or of other shops', async () => {
    expect((await findColumns(['SKU', 'Name', 'Weight_g'])).source).toBe('OWN');
    expect((await findColumns(['Handle', 'Title', 'Option1 Name', 'Variant Price'])).source).toBe('SHOPIFY');
    expect((await findColumns(['Type', 'SKU', 'Name', 'Regular price', 'Categories'])).source).toBe(
      'WOOCOMMERCE',
    );
  });

  test.each([
    [{ columns: [{ column: 'sku', header: 'Code' }] }, 'columns.0.header', 'The file has no column “Code”.'],
    [
      { columns: [{ column: 'girth', header: 'Qty' }] },
      'columns.0.column',
      'The column “girth” doesn’t exist. The template contains all columns.',
    ],
    [
      { values: [{ column: 'stock', value: '1' }] },
      'values.0.column',
      'Defaults for new products can be set for category, type, metal and purity, not for “stock”.',
    ],
  ])('is refused with %j', async (mapping, field, message) => {
    expect((await importCsv(SUPPLIER, mapping)).errors).toMatchObject([{ field, message }]);
  });
});

test('an invalid photo URL is refused, with its row in the error', async () => {
  const { pieces } = await importCsv(
    'sku,images\nS-1,ftp://a.jpg https://b.example/b.jpg https:// https://b.example/b.jpg\n',
  );
  expect(pieces[0].outcome).toBe('REFUSED');
  expect(pieces[0].problems[0]).toEqual({
    ...{ row: 2, column: 'images' },
    message:
      'Enter URLs that start with https://, separated by spaces, instead of “ftp://a.jpg”, “https://”.',
  });
});

test('punctuation after the last photo URL is ignored', async () => {
  const { pieces } = await importCsv('sku,images\nS-1,"https://b.example/a.jpg, https://b.example/b.jpg,"\n');
  expect(pieces[0].images).toEqual(['https://b.example/a.jpg', 'https://b.example/b.jpg']);
});

test('photo URLs that are not public are omitted, and reported before the import', async () => {
  const { pieces } = await importCsv(
    `sku,name,category,type,metal,purity,weight_g,making_percent,images
S-1,Studs,GOLD,EARRINGS,GOLD,22K,3,12,http://10.0.0.4/b.jpg https://cdn.example.com/a.jpg https://localhost/c.jpg`,
    { dryRun: true },
  );
  expect(pieces).toMatchObject([
    {
      ...{ outcome: 'CREATED', images: ['https://cdn.example.com/a.jpg'] },
      problems: [
        {
          ...{ row: 2, column: 'images' },
          message: expect.stringContaining('“http://10.0.0.4/b.jpg”, “https://localhost/c.jpg”'),
        },
      ],
    },
  ]);
});
