import { Article } from './Article.tsx';
import { shippingPolicy } from './articles/shippingPolicy.ts';

export function ShippingPolicyPage() {
  return <Article article={shippingPolicy} />;
}
