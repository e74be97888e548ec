import type { Random } from './random.ts';

export type Locale = 'fr' | 'en';

/**
 * Fills a sentence: `[one|other]` is a choice, `{3..8}` a number in that range, `{name}` a given value.
 * A name with a capital letter gets its value with a capital letter.
 */
export function fill(template: string, random: Random, values: Readonly<Record<string, string>> = {}): string {
  return template
    .replace(/\[([^[\]]*)\]/g, (_, choices: string) => random.pick(choices.split('|')))
    .replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const bounds = /^(\d+)\.\.(\d+)$/.exec(name);
      if (bounds) return String(random.int(Number(bounds[1]), Number(bounds[2])));
      const value = values[name] ?? values[name.charAt(0).toLowerCase() + name.slice(1)];
      if (value === undefined) throw new Error(`no value for {${name}} in: ${template}`);
      return name in values ? value : capitalize(value);
    });
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** French typography: a non-breaking space before some signs, and « d’ » before a vowel. */
export function typeset(text: string, locale: Locale): string {
  if (locale === 'en') return text.replace(/\b(\d)(\d{3})\b/g, '$1,$2');
  return text
    .replace(/\b(\d)(\d{3})\b/g, '$1\u202f$2')
    .replace(/\b([Dd])e (?=[aeiouéèêâîôœAEIOUÉÈÊÎÔ])(?!onze|un\b|une\b)/g, '$1’')
    .replace(/ ([:;?%»€])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (k€|Go|Mo|To|ms|ans|h\b)/g, '$1\u00a0$2');
}
