import * as z from 'zod';

/** Characters that are letters to a program and invisible to a person. */
const blanks = '\\u115f\\u1160\\u2800\\u3164\\uffa0';
const visible = new RegExp(`(?![${blanks}])[\\p{L}\\p{N}]`, 'u');

/**
 * Line breaks, control characters, direction marks, and all other invisible characters. Joiners between two letters are
 * allowed where a script needs them: Latin, Greek and Cyrillic never do.
 */
const invisible = new RegExp(
  `(?![\\u200c\\u200d])[\\p{C}\\p{Zl}\\p{Zp}${blanks}]|` +
    '(?<![\\p{L}\\p{M}])[\\u200c\\u200d]|[\\u200c\\u200d](?![\\p{L}\\p{M}])|' +
    '(?<=\\p{Script=Latin}|\\p{Script=Greek}|\\p{Script=Cyrillic})[\\u200c\\u200d]',
  'u',
);

/** Texts that e-mail programs turn into a link. */
const address = /:\/\/|\bwww\d?\.|\bmailto:|@|[\p{L}\p{N}-]{2,}[.。．｡][\p{L}\p{N}]{2,}\//iu;
/** 'evil.com', but neither 'J. R.' nor 'J.R.R.'. */
const site = /[\p{L}\p{N}-]{2,}[.。．｡][\p{L}\p{N}]{2,}/u;

const named = (most: number, refused: readonly RegExp[]) =>
  z
    .string({ error: 'required' })
    .overwrite((name) => (visible.test(name) ? name.replace(/\t+/g, ' ').trim() : ''))
    .min(1, 'required')
    .max(most, 'long')
    .refine((name) => !invisible.test(name), 'invisible')
    .refine((name) => !refused.some((one) => one.test(name)), 'link');

/**
 * A person's name, in every form. It is shown in our e-mails and pages: a name must not contain a link to another site.
 */
export const personName = (most: number) => named(most, [address, site]);

/** A company's name: some companies are named after their site. */
export const companyName = (most: number) => named(most, [address]);
