import * as z from 'zod';
import { cardTypes } from './card.ts';

const change = z.object({
  mode: z.enum(['edit', 'add']),
  version: z.number().int().nullable(),
  value: z.unknown(),
});
const hiding = z.object({ mode: z.literal('hide'), card: z.enum(cardTypes), hidden: z.boolean() });

/** The data that a card's dialog sends. */
export const cardChangeSchema = z.union([change, hiding]);
