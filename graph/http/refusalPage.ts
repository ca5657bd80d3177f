import type { FastifyInstance } from 'fastify';
import { PLAIN_PAGE_POLICY, renderPlainPage } from '#domain/text/renderPlainPage.mjs';

const page = renderPlainPage({
  title: 'Too many requests',
  english:
    'We received too many requests from your connection, which others may share. Please try again in a minute. Your cart is saved.',
  nepali:
    'तपाईंको इन्टरनेट जडानबाट धेरै अनुरोध आए; त्यो जडान अरूले पनि प्रयोग गरिरहेका हुन सक्छन्। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्। तपाईंको कार्ट सुरक्षित छ।',
});

/** Shows browsers a page instead of JSON when they are rate limited. */
export function showRefusals(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, headers }, reply, payload) => {
    if (reply.statusCode !== 429 || method !== 'GET' || !headers.accept?.includes('text/html'))
      return payload;
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', PLAIN_PAGE_POLICY);
    return page;
  });
}
