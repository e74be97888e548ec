import { typography } from '../../domain/text/typography.ts';

/** Splits a text into plain parts and `code` parts; a backtick without a second one is a plain character. */
export function splitCode(text: string): { code: boolean; text: string }[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part) ? { code: true, text: part.slice(1, -1) } : { code: false, text: typography(part) },
    );
}
