import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { send } from './send.ts';
import { startingQuery } from './startingQuery.ts';

const root = document.getElementById('graphiql');
if (root)
  createRoot(root).render(
    <GraphiQL fetcher={send} defaultQuery={startingQuery} defaultEditorToolsVisibility="headers" />,
  );
