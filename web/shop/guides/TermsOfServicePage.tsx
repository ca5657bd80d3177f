import { Article } from './Article.tsx';
import { termsOfService } from './articles/termsOfService.ts';

export function TermsOfServicePage() {
  return <Article article={termsOfService} />;
}
