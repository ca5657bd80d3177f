import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './page.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';

/** What GraphiQL opens with. */
const startingQuery = `# Prices are whole NPR, weights are milligrams.
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

/** Asks the store's own server, with the headers that were typed. */
const send: GraphiQLProps['fetcher'] = async (params, { headers } = {}) => {
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
    <GraphiQL fetcher={send} defaultQuery={startingQuery} defaultEditorToolsVisibility="headers" />,
  );
