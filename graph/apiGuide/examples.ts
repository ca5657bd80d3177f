export interface Example {
  /** Heading of the example's section and its position in that section. */
  name: string;
  request: HttpRequest;
  response: unknown;
}

export interface HttpRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Block {
  language: string;
  text: string;
  heading: string;
}

const BLOCK = /^## (?<heading>.+)$|^```(?<language>.+)\n(?<text>[\s\S]*?)^```$/gm;

/**
 * Returns the examples of a guide: a request as ```http, or as ```graphql with ```json variables, followed by its
 * ```json response.
 */
export function readExamples(guide: string): Example[] {
  const examples: Example[] = [];
  let requestBlocks: Block[] = [];
  for (const block of readBlocks(guide)) {
    if (block.language !== 'json answer') requestBlocks.push(block);
    else {
      const name = `${block.heading}, example ${examples.length + 1}`;
      examples.push({ name, request: toRequest(requestBlocks), response: JSON.parse(block.text) });
      requestBlocks = [];
    }
  }
  if (requestBlocks.length > 0) throw new Error(`An example has no response: ${requestBlocks[0]?.text}`);
  return examples;
}

function readBlocks(guide: string): Block[] {
  const blocks: Block[] = [];
  let currentHeading = '';
  for (const { groups = {} } of guide.matchAll(BLOCK)) {
    const { heading, language, text } = groups;
    if (heading) currentHeading = heading;
    // Complete programs have their own test.
    else if (language && text && !/^js\b/.test(language))
      blocks.push({ language, text, heading: currentHeading });
  }
  return blocks;
}

function toRequest(blocks: Block[]): HttpRequest {
  const readText = (language: string) => blocks.find((block) => block.language === language)?.text;
  const httpText = readText('http');
  if (httpText) return parseHttpRequest(httpText);
  const query = readText('graphql');
  if (!query) throw new Error('A response has no request.');
  const variables = JSON.parse(readText('json variables') ?? '{}');
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', authorization: 'Bearer $API_KEY' },
    body: JSON.stringify({ query, variables }),
  };
}

function parseHttpRequest(text: string): HttpRequest {
  const [head = '', body] = text.trim().split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  return { method, path, headers, body };
}
