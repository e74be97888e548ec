import type { Exception } from './exceptions.ts';
import type { Found } from './read-texts.ts';
import { rules } from './rules.ts';

/** `exception`: why the text is accepted all the same. */
type Fault = Found & { rule: string; exception: Exception | undefined };

/** Every rule that a text breaks. A label of docs/product/fixed-labels.md breaks none, alone or inside another text. */
export function checkTexts(
  texts: readonly Found[],
  labels: readonly string[],
  exceptions: readonly Exception[],
): Fault[] {
  // The longest first: a label may begin with another one.
  const fixed = labels.toSorted((one, other) => other.length - one.length).map((label) => patternOf(label, 'g'));
  const wrong = labels.filter((label) => label.includes("'")).map((label) => otherApostrophe(label));
  return texts.flatMap((found) => {
    const read = found.text.replace(/`[^`]*`/g, 'X');
    const own = found.language === 'fr' ? fixed.reduce((text, label) => text.replace(label, ''), read) : read;
    const broken = rules
      .filter(({ language, pattern }) => language === found.language && pattern.test(own))
      .map(({ name }) => name);
    if (found.language === 'fr' && wrong.some((pattern) => pattern.test(own))) broken.push(sameApostrophe);
    return broken.map((rule) => ({
      ...found,
      rule,
      exception: exceptions.find((one) => one.rule === rule && one.text === found.text),
    }));
  });
}

export const sameApostrophe = 'the apostrophe of the fixed label';

/** A label that is fixed with ' and written with ’, alone or in quotes. */
function otherApostrophe(label: string): RegExp {
  const { source } = patternOf(label.replaceAll("'", '’'), '');
  return new RegExp(`^${source}$|«[\\s\\u00a0\\u202f]?${source}[\\s\\u00a0\\u202f]?»`);
}

/** A label with any value in place of `{…}`, and any kind of space. */
function patternOf(label: string, flags: string): RegExp {
  const parts = label
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[\\s\\u00a0\\u202f]+'));
  return new RegExp(parts.join('\\{[^}]*\\}'), flags);
}

/** Labels of docs/product/fixed-labels.md that no text of the product has any longer. */
export function unusedLabels(texts: readonly Found[], labels: readonly string[]): string[] {
  return labels.filter((label) => {
    const pattern = patternOf(label, '');
    return !texts.some(({ text }) => pattern.test(text));
  });
}
