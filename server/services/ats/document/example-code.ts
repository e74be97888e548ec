import type { Cache } from '../../../cache.ts';
import { colourCode } from '../../../code-colours/colour-code.ts';
import type { ApiDocument, DescribedOperation } from './describe-api.ts';
import { signatureExample } from './signature-example.ts';

/** A piece of code with its colours. */
type ExampleCode = { code: string; colours: string };
export type ApiExamples = {
  /** By `operationId`. */
  operations: Record<string, { request: ExampleCode; answer: ExampleCode | undefined }>;
  /** By the name of the webhook. */
  messages: Record<string, ExampleCode>;
  signature: ExampleCode;
};

/** The examples of the reference page: a command, its answer, what a webhook sends, and how to check a signature. */
export function exampleCode(cache: Pick<Cache, 'derive'>, document: ApiDocument): ApiExamples {
  const coloured = (code: string, language: string) => ({ code, colours: colourCode(cache, code, language) });
  const json = (value: unknown) => coloured(JSON.stringify(value, null, 2), 'json');
  const server = document.servers[0]?.url ?? '';
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { body, answer } = contentOf(operation);
      const request = coloured(curl(server, path, method, body?.example), 'bash');
      return [operation.operationId, { request, answer: answer && json(answer.example) }] as const;
    }),
  );
  const messages = Object.entries(document.webhooks).map(
    ([name, { post }]) => [name, json(post.requestBody.content['application/json']?.example)] as const,
  );
  return {
    operations: Object.fromEntries(operations),
    messages: Object.fromEntries(messages),
    signature: coloured(signatureExample, 'javascript'),
  };
}

function contentOf({ requestBody, responses }: DescribedOperation) {
  const [good] = Object.values(responses);
  return { body: requestBody?.content['application/json'], answer: good?.content?.['application/json'] };
}

function curl(server: string, path: string, method: string, body: unknown): string {
  const lines = [`curl -X ${method.toUpperCase()} '${server}${path}'`, `  -H 'Authorization: Bearer ats_…'`];
  if (body !== undefined)
    lines.push(`  -H 'Content-Type: application/json'`, `  -d '${JSON.stringify(body, null, 2)}'`);
  return lines.join(' \\\n');
}
