import { expect, it } from 'vitest';
import { operations } from '../../../../domain/ats/operations.ts';
import { openCache } from '../../../cache.ts';
import { describeApi } from './describe-api.ts';
import { exampleCode } from './example-code.ts';

const document = describeApi({ BRAND_NAME: 'Vivier', BASE_URL: 'https://vivier.example' }, 'en');
const examples = exampleCode(openCache(), document);

it('every operation has a command, and its answer where it has one', () => {
  expect(Object.keys(examples.operations).toSorted()).toEqual(Object.keys(operations).toSorted());
  for (const { request, answer } of Object.values(examples.operations)) {
    expect(request.code).toMatch(/^curl -X [A-Z]+ 'https:\/\/vivier\.example\/api\/v1\//);
    if (answer) expect(JSON.parse(answer.code)).toBeDefined();
  }
});

it('every example has colours', () => {
  const { operations: shown, messages, signature } = examples;
  const codes = [...Object.values(shown).flatMap(({ request, answer }) => (answer ? [request, answer] : [request]))];
  for (const { code, colours } of [...codes, ...Object.values(messages), signature]) expect(colours, code).not.toBe('');
  expect(Object.keys(messages)).toEqual(Object.keys(document.webhooks));
});
