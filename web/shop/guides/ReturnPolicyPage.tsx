import { Article } from './Article.tsx';
import { returnPolicy } from './articles/returnPolicy.ts';

export function ReturnPolicyPage() {
  return <Article article={returnPolicy} />;
}
