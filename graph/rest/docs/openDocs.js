// @ts-nocheck
// A file of its own: the Content-Security-Policy allows no script inside the page.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  // Some hundred operations at once keep a browser busy for seconds; an address with one opens it.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
});
