import * as z from 'zod';
import { requiredLine } from '../profile/text-limits.ts';

/** The permissions of a key, each granted by name. The answer to a write contains the changed record. */
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

/** A recognisable prefix, so that secret scanners find a key that was published by mistake. */
export const keyPrefix = 'ats_';
export const looksLikeKey = (text: string): boolean => /^ats_[\w-]{43}$/.test(text);
