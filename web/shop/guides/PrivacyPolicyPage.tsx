import { Article } from './Article.tsx';
import { privacyPolicy } from './articles/privacyPolicy.ts';

export function PrivacyPolicyPage() {
  return <Article article={privacyPolicy} />;
}
