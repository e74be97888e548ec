import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type Operation, operations, writes } from '../../../../domain/ats/operations.ts';
import { webhookEvents } from '../../../../domain/ats/webhook.ts';
import { webhookMessages } from '../../../../domain/ats/webhook-messages.ts';
import { type DescribedOperation, describeApi } from './describe-api.ts';

const config = { BRAND_NAME: 'Vivier', BASE_URL: 'https://vivier.example' };
const documents = { fr: describeApi(config, 'fr'), en: describeApi(config, 'en') };
const described = (document: typeof documents.fr) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  it('has every operation once, with its scope', () => {
    const names = described(documents.en).map(({ operation }) => operation.operationId);
    expect(names.toSorted()).toEqual(Object.keys(operations).toSorted());
    for (const { path, method, operation } of described(documents.en)) {
      const known: Operation = operations[operation.operationId];
      expect([`/${path.slice(1)}`, method]).toEqual([known.path.replace(/:(\w+)/, '{$1}'), known.method]);
      expect(operation['x-scope']).toBe(known.scope);
      const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(operation.requestBody !== undefined).toBe(writes(known));
    }
  });

  it('has the same operations in both languages, each with translated texts', () => {
    const [fr, en] = [described(documents.fr), described(documents.en)];
    expect(fr.map(({ path, method }) => [path, method])).toEqual(en.map(({ path, method }) => [path, method]));
    for (const [index, { operation }] of fr.entries()) expect(operation.summary).not.toBe(en[index]?.operation.summary);
  });

  it.each(webhookEvents)('describes the message of a webhook, with a valid example: %s', (name) => {
    const message = documents.en.webhooks[name]?.post.requestBody.content['application/json'];
    expect(webhookMessages[name].safeParse(message?.example).error).toBeUndefined();
    expect(Object.keys(message?.schema.properties ?? {})).toEqual(['type', 'timestamp', 'data']);
  });

  it.each(described(documents.en).map(({ operation }) => [operation.operationId, operation] as const))(
    'the examples of %s match its schemas',
    (_, operation: DescribedOperation) => {
      const ajv = addFormats.default(new Ajv2020({ strict: false }));
      const contents = [operation.requestBody?.content['application/json'], ...answers(operation)];
      for (const content of contents) {
        if (!content) continue;
        const valid = ajv.compile(content.schema);
        expect(valid(content.example), JSON.stringify(valid.errors)).toBe(true);
      }
    },
  );
});

function answers(operation: DescribedOperation) {
  return Object.values(operation.responses).map((response) => response.content?.['application/json']);
}
