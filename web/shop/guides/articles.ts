import { paths } from '#web/paths.ts';
import type { ArticleSource } from './article.ts';

/** Article pages: their paths and contents. */
export const articles: Record<string, () => Promise<ArticleSource>> = {
  [paths.careInstructions]: async () => (await import('./articles/careInstructions.ts')).careInstructions,
  [paths.privacyPolicy]: async () => (await import('./articles/privacyPolicy.ts')).privacyPolicy,
  [paths.termsOfService]: async () => (await import('./articles/termsOfService.ts')).termsOfService,
  [paths.shippingPolicy]: async () => (await import('./articles/shippingPolicy.ts')).shippingPolicy,
  [paths.returnPolicy]: async () => (await import('./articles/returnPolicy.ts')).returnPolicy,
  [paths.refundPolicy]: async () => (await import('./articles/refundPolicy.ts')).refundPolicy,
};
