import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';

/** Query shown when GraphiQL opens. */
const defaultQuery = `# Prices are whole NPR, weights are milligrams.
# Fields that need an account require a header (below):
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

/** Sends a query to this store's server with the headers typed by the user. */
const fetchGraphQL: GraphiQLProps['fetcher'] = async (params, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  });
  return response.json();
};

const root = document.getElementById('graphiql');
if (root)
  createRoot(root).render(
    <GraphiQL fetcher={fetchGraphQL} defaultQuery={defaultQuery} defaultEditorToolsVisibility="headers" />,
  );
