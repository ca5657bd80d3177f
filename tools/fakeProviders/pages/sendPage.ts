import type { FastifyReply } from 'fastify';
import { html } from './html.ts';
import { STYLE } from './style.ts';

interface Page {
  /** Name of the provider. */
  title: string;
  heading: string;
  content: ReturnType<typeof html>;
  status?: number;
  /** URL to redirect the browser to, and the delay in seconds. */
  redirect?: { url: string; seconds: number };
}

/** Sends a provider's page with a notice that it is a demo. */
export function sendPage(
  reply: FastifyReply,
  { title, heading, content, status = 200, redirect: redirection }: Page,
) {
  const refresh =
    redirection && html`<meta http-equiv="refresh" content="${redirection.seconds};url=${redirection.url}">`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${heading} · ${title} (demo)</title>
<style>${STYLE}</style>
</head>
<body>
<header><strong>${title} (demo)</strong><span>No money moves here. This page does not belong to the real provider.</span></header>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>
`;
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(String(page));
}
