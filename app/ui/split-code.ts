import { typography } from './typography.ts';

/** A text as plain words and `code`, by turns; a backtick without its twin is a sign like any other. */
export function splitCode(text: string): { code: boolean; text: string }[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part) ? { code: true, text: part.slice(1, -1) } : { code: false, text: typography(part) },
    );
}
