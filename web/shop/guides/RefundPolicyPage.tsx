import { Article } from './Article.tsx';
import { refundPolicy } from './articles/refundPolicy.ts';

export function RefundPolicyPage() {
  return <Article article={refundPolicy} />;
}
