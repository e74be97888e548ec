import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';

/** What a key opens, each asked for by name. A write answers with what it has changed. */
export const scopes = [
  'jobs:read',
  'jobs:write',
  'applications:write',
  'candidates:read',
  'candidates:write',
  'settings:write',
] as const;
export type Scope = (typeof scopes)[number];

export const mostKeys = 20;

export const apiKeySchema = z.object({
  name: requiredLine(80),
  scopes: z
    .array(z.enum(scopes, 'unknown'), 'required')
    .min(1, 'required')
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
});
export type ApiKeyDraft = z.input<typeof apiKeySchema>;

export const emptyApiKey = (): ApiKeyDraft => ({
  name: '',
  scopes: ['jobs:read', 'jobs:write', 'applications:write', 'candidates:read', 'candidates:write'],
});

/** Told from any other text by its look, so that scanners find one that was published by mistake. */
export const keyPrefix = 'ats_';
export const looksLikeKey = (text: string): boolean => /^ats_[\w-]{43}$/.test(text);
