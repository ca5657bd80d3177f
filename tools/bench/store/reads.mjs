// @ts-check
import { UserFacingError } from '../../../scripts/lib/process/userFacingError.mjs';

/**
 * A few of the most frequent requests of one kind, sent in rotation.
 * @typedef {object} Read
 * @property {string} name
 * @property {{ body: string, answer: string, bytes: number }[]} measuredRequests
 */

const CARD = 'id slug name price images { url alt }';
const LIST = `query ($offset: Int!) {
  products(first: 24, offset: $offset, sort: PRICE_ASC) { totalCount edges { node { ${CARD} } } }
}`;
const LIST_WITH_FACETS = `query ($offset: Int!) {
  products(first: 24, offset: $offset, sort: PRICE_ASC) { totalCount edges { node { ${CARD} } } }
  productFilters {
    total categories { value count } types { value count } metals { value count } purities { value count }
    gemstones { value count } inStock minPrice maxPrice
  }
}`;
const PRODUCT = `query ($id: ID!) {
  product(id: $id) {
    id name slug description images { url alt } variants { id size price stock } metal purity weightMg category type
    gemstones { kind } collection { id slug name } priceBreakdown { metal making stones total }
  }
}`;
const SEARCH = `query ($search: String!) {
  products(filter: { search: $search }, first: 24) { totalCount edges { node { ${CARD} } } }
}`;
const CATALOG = '{ products(first: 48) { totalCount edges { node { id slug variants { size price } } } } }';

/** Maximum price for cash on delivery. */
const maxCashPrice = 100_000;

/**
 * Returns the reads to measure with their expected responses, and variants that a shopper can buy.
 * @param {string} url GraphQL endpoint
 */
export async function prepareReads(url) {
  const isCatalog = (/** @type {Page} */ data) => data.products.edges.length > 0;
  const catalog = await fetchExpectedResponse({ name: 'catalog', isRight: isCatalog }, url, {
    query: CATALOG,
  });
  /** @type {{ data: Catalog }} */
  const { data } = JSON.parse(catalog);
  const { products } = data;
  const productNodes = products.edges.map(({ node }) => node);
  const pages = [{ offset: 0 }, { offset: 20 }];
  const isPage = (/** @type {Page} */ data) =>
    data.products.totalCount === products.totalCount && data.products.edges.length === 24;
  /** @type {Read[]} */
  const reads = [
    await prepare('list of 24', LIST, pages, isPage),
    await prepare('list with facets', LIST_WITH_FACETS, pages, isPage),
    await prepare(
      'one product',
      PRODUCT,
      productNodes.map(({ slug }) => ({ id: slug })),
      ({ product }) => product.variants.length > 0,
    ),
    await prepare(
      'search "ring"',
      SEARCH,
      [{ search: 'ring' }],
      ({ products: { edges } }) => edges.length > 0,
    ),
  ];
  const variantsForSale = productNodes.flatMap(({ id, variants }) =>
    variants.filter(({ price }) => price < maxCashPrice).map(({ size }) => ({ productId: id, size })),
  );
  return { reads, variants: variantsForSale };

  /**
   * @param {string} name
   * @param {string} query
   * @param {object[]} variables
   * @param {Check} isExpected
   */
  async function prepare(name, query, variables, isExpected) {
    const measuredRequests = [];
    for (const values of variables) {
      const request = { query: query.replace(/\s+/g, ' '), variables: values };
      const responseText = await fetchExpectedResponse({ name, isRight: isExpected }, url, request);
      measuredRequests.push({
        body: JSON.stringify(request),
        answer: responseText,
        bytes: Buffer.byteLength(responseText),
      });
    }
    return { name, measuredRequests };
  }
}

/**
 * @param {{ name: string, isRight: Check }} read
 * @param {string} url
 * @param {object} requestBody
 */
async function fetchExpectedResponse({ name, isRight }, url, requestBody) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...requestBody, extensions: {} }),
  });
  const responseText = await response.text();
  const { data, errors } = JSON.parse(responseText);
  if (!response.ok || errors || !isRight(data))
    throw new UserFacingError(`${name}: ${url} answered ${response.status}: ${responseText.slice(0, 300)}`);
  return responseText;
}

/**
 * @typedef {(data: Page & Detail) => boolean} Check
 * @typedef {{ products: { totalCount: number, edges: { node: { id: string, slug: string, variants: { size: string | null, price: number }[] } }[] } }} Catalog
 * @typedef {{ products: { totalCount: number, edges: object[] } }} Page
 * @typedef {{ product: { variants: object[] } }} Detail
 */
