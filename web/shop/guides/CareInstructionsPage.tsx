import { Article } from './Article.tsx';
import { careInstructions } from './articles/careInstructions.ts';

export function CareInstructionsPage() {
  return <Article article={careInstructions} />;
}
