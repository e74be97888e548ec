import * as z from 'zod';
import { apiRoot } from '../../../../domain/ats/api-root.ts';
import { type Operation, type OperationName, operations, writes } from '../../../../domain/ats/operations.ts';
import { problemAnswer } from '../../../../domain/ats/problem.ts';
import { type ProblemCode, problems } from '../../../../domain/ats/problem-codes.ts';
import { type WebhookEvent, webhookEvents } from '../../../../domain/ats/webhook.ts';
import { webhookMessages } from '../../../../domain/ats/webhook-messages.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Config } from '../../../config.ts';
import { examples, messageExamples } from './examples.ts';
import { fieldTexts } from './field-texts.ts';
import { messageTexts } from './message-texts.ts';
import { operationTexts } from './operation-texts.ts';

export type Schema = {
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
};
type Content = { content: { [type: string]: { schema: Schema; example?: unknown } } };
export type DescribedOperation = {
  operationId: OperationName;
  tags: string[];
  summary: string;
  description: string;
  security: { key: string[] }[];
  'x-scope': string;
  parameters: Parameter[];
  requestBody?: { required: true } & Content;
  responses: Record<string, { description: string } & Partial<Content>>;
};
export type ApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  components: { securitySchemes: object };
  paths: Record<string, Record<string, DescribedOperation>>;
  webhooks: Record<
    string,
    { post: { summary: string; requestBody: Content; responses: Record<string, { description: string }> } }
  >;
};

const about: Record<Locale, string> = {
  fr: 'L’API pour votre outil de recrutement : offres, candidatures, mises en relation.',
  en: 'The API for your recruiting tool (ATS): jobs, applications, introductions.',
};
const repeating: Record<Locale, string> = {
  fr: 'Un texte de votre choix : la même requête avec le même texte n’est exécutée qu’une fois et reçoit la même réponse pendant 24 heures.',
  en: 'A text of your choice: the same request with the same text is carried out once and gets the same response for 24 hours.',
};

/** The OpenAPI document, generated from the schemas that check the requests. */
export function describeApi(
  { BRAND_NAME, BASE_URL }: Pick<Config, 'BRAND_NAME' | 'BASE_URL'>,
  locale: Locale,
): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describe(name, operation, locale) };
  }
  const key = { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer ats_…' };
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND_NAME} ATS`, version: '1', description: about[locale] },
    servers: [{ url: `${BASE_URL}${apiRoot}` }],
    components: { securitySchemes: { key } },
    paths,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: describeMessage(event, locale) }])),
  };
}

function describeMessage(event: WebhookEvent, locale: Locale): ApiDocument['webhooks'][string]['post'] {
  const schema = schemaOf(webhookMessages[event], 'output', locale);
  return {
    summary: messageTexts[locale][event],
    requestBody: { content: { 'application/json': { schema, example: messageExamples[event] } } },
    responses: { '2XX': { description: 'OK' } },
  };
}

function describe(name: OperationName, operation: Operation, locale: Locale): DescribedOperation {
  const { group, summary, description } = operationTexts[locale][name];
  const { body, answer } = examples[name];
  return {
    operationId: name,
    tags: [group],
    summary,
    description,
    security: [{ key: [] }],
    'x-scope': operation.scope,
    parameters: parametersOf(operation, locale),
    ...(writes(operation) && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(operation.body, 'input', locale), example: body } },
      },
    }),
    responses: {
      [operation.status]: {
        description: summary,
        content: { 'application/json': { schema: schemaOf(operation.answer, 'output', locale), example: answer } },
      },
      ...Object.fromEntries(
        problemsOf(operation).map((one) => [one.status, { description: one.codes, ...problemContent }]),
      ),
    },
  };
}

const problemContent: Content = {
  content: { 'application/problem+json': { schema: schemaOf(problemAnswer, 'output', 'en') } },
};

/** Each status once, with its problem codes. */
function problemsOf(operation: Operation): { status: number; codes: string }[] {
  const always: ProblemCode[] = ['unauthenticated', 'missing_scope', 'forbidden', 'too_many', 'unavailable'];
  const written: ProblemCode[] = [
    'malformed',
    'refused',
    'in_progress',
    'too_slow',
    'too_large',
    'unsupported_media_type',
    'key_reused',
  ];
  const found: ProblemCode[] = operation.path.includes(':') || operation.method === 'post' ? ['not_found'] : [];
  const codes = [...always, ...found, 'invalid', ...(writes(operation) ? written : [])] as ProblemCode[];
  const statuses = [...new Set(codes.map((code) => problems[code]))].toSorted((a, b) => a - b);
  return statuses.map((status) => ({ status, codes: codes.filter((code) => problems[code] === status).join(', ') }));
}

function parametersOf(operation: Operation, locale: Locale): Parameter[] {
  const words = fieldTexts[locale];
  const described = (name: string) => (words[name] ? { description: words[name] } : {});
  const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const { properties = {}, required = [] } = schemaOf(operation.query, 'input', locale);
  return [
    ...inPath.map(
      (name): Parameter => ({ name, in: 'path', required: true, ...described(name), schema: { type: 'string' } }),
    ),
    ...Object.entries(properties).map(
      ([name, schema]): Parameter => ({
        name,
        in: 'query',
        required: required.includes(name),
        ...described(name),
        schema,
      }),
    ),
    ...(writes(operation)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: repeating[locale],
            schema: { type: 'string', maxLength: 200 },
          } as const,
        ]
      : []),
  ];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output', locale: Locale): Schema {
  const words = fieldTexts[locale];
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format is enough; its pattern would be too long for the page.
      if (jsonSchema.format) delete jsonSchema.pattern;
      for (const [name, field] of Object.entries(jsonSchema.properties ?? {})) {
        const described = words[name];
        if (described && typeof field === 'object') field.description ??= described;
      }
    },
  });
  const { $schema: _, ...rest } = made;
  return rest as Schema;
}
