export * from 'graphql-shield';
