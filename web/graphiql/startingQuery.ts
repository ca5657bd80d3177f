/** What GraphiQL opens with. */
export const startingQuery = `# Prices are whole NPR, weights are milligrams.
# What needs an account wants a header (below):
# { "Authorization": "Bearer …" }
{
  store {
    name
  }
  products(first: 3) {
    edges {
      node {
        name
        metal
        weightMg
        price
      }
    }
  }
}
`;
