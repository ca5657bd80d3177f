declare module 'graphiql/umd' {
  type Fetcher = (
    params: { query: string; variables?: unknown; operationName?: string | null },
    options?: { headers?: Record<string, string> },
  ) => Promise<object>;

  const GraphiQL: import('react').ComponentType<{
    fetcher: Fetcher;
    defaultQuery: string;
    defaultEditorToolsVisibility: 'variables' | 'headers';
  }>;
  // biome-ignore lint/style/noDefaultExport: as the package has it.
  export default GraphiQL;
}
