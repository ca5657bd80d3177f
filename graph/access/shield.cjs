// graphql-shield's module for `import` asks node:util for `isUndefined`, which Node 23 removed; its CommonJS module loads.
// https://github.com/maticzav/graphql-shield/issues/1561
module.exports = require('graphql-shield');
