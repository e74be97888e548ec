import * as z from 'zod';

export const slugSchema = z.string('required').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'form');
export const textSchema = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'long');
/** A text in both languages. */
export const textsSchema = (most: number) => z.strictObject({ fr: textSchema(most), en: textSchema(most) }, 'required');
