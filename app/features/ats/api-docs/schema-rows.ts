import type { Schema } from '../../../../server/services/ats/document/describe-api.ts';
import type { ApiDocsTexts } from './api-docs.texts.ts';

export type SchemaRow = { path: string; type: string; required: boolean; description: string | undefined };

const deepest = 3;

/** The fields of a schema; nested fields have their full path: 'items[].assignedJob.title'. */
export function rowsOf(schema: Schema, texts: ApiDocsTexts, before = '', depth = 0): SchemaRow[] {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) {
    const rows = alternatives.flatMap((one) => rowsOf(one, texts, before, depth));
    return rows.filter(({ path }, index) => rows.findIndex((row) => row.path === path) === index);
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${before}${name}`;
    const required = schema.required?.includes(name) ?? false;
    const row = { path, type: typeOf(field, texts), required, description: field.description };
    if (depth + 1 >= deepest) return [row];
    const inside = field.items
      ? rowsOf(field.items, texts, `${path}[].`, depth + 1)
      : rowsOf(field, texts, `${path}.`, depth + 1);
    return [row, ...inside];
  });
}

function typeOf(schema: Schema, texts: ApiDocsTexts): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' | ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map((one) => typeOf(one, texts)))].join(texts.or);
  if (Array.isArray(schema.type)) return schema.type.map((one) => texts.types[one] ?? one).join(texts.or);
  if (schema.items) return texts.listOf(typeOf(schema.items, texts));
  const name = texts.types[schema.type ?? 'object'] ?? schema.type ?? '';
  return schema.format ? `${name} (${schema.format})` : name;
}
