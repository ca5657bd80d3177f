// @ts-nocheck
// A separate file, because the Content-Security-Policy allows no inline script.
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  // Expanding about a hundred operations blocks a browser for seconds. A URL with an operation opens it.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
});
