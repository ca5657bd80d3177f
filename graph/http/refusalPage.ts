import type { FastifyInstance } from 'fastify';
import { PLAIN_PAGE_POLICY, plainPage } from '#domain/text/plainPage.mjs';

const page = plainPage({
  title: 'A little patience, please',
  english:
    'A great deal was asked of the store from your connection, which others may share. Please try again in a minute; your cart is kept.',
  nepali:
    'तपाईंको इन्टरनेट जडानबाट पसललाई धेरै पटक सोधियो; त्यो जडान अरूले पनि प्रयोग गरिरहेका हुन सक्छन्। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्; तपाईंको कार्ट सुरक्षित छ।',
});

/** Who looks with a browser and asked too often reads so on a page, and not in JSON. */
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
