import type { FastifyReply } from 'fastify';
import { html } from './html.ts';
import { sendPage } from './sendPage.ts';

/** Sends the page for a rejected form. */
export function sendRefusalPage(
  reply: FastifyReply,
  { title, errorMessage, status }: { title: string; errorMessage: string; status: number },
) {
  return sendPage(reply, {
    title,
    status,
    heading: 'Payment refused',
    content: html`<p role="alert">${errorMessage}</p><p>Nothing was paid. Go back to the store and try again.</p>`,
  });
}
