import * as z from 'zod';

type Locale = 'fr' | 'en';
/** A list or an object is a mistake in the file, such as a comma in a text without quotes. */
const single = z.union([z.string(), z.number(), z.boolean()], 'form').transform(String);
const both = z.strictObject({ fr: single, en: single });
const value = z.union([single, both], 'form');
type Value = z.output<typeof value>;
const slotName = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'form');
/** One set of values for the slots of an item model. */
const variantSchema = z.record(slotName, value);
export type Variant = z.output<typeof variantSchema>;
export const variantsSchema = z.array(variantSchema).min(2, 'few');

/** More combinations than this are not needed, and each is executed. */
const mostCombinations = 120;
const combinedSchema = z.strictObject({
  // What was executed takes the place of a slot of this name.
  each: z.record(
    slotName.refine((name) => name !== 'output', 'reserved'),
    z.array(value).min(2, 'few'),
  ),
});
/** An entry of a file whose variants are all combinations of some values; what each prints was executed and stored. */
export const combinedItemSchema = z.looseObject({
  id: z.string(),
  format: z.literal('output'),
  output: z.undefined('form').optional(),
  variants: combinedSchema,
});

/** Every combination of one value for each slot. */
export function combinationsOf({ each }: z.output<typeof combinedSchema>): Variant[] {
  const all = Object.entries(each).reduce<Variant[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((given) => ({ ...one, [name]: given }))),
    [{}],
  );
  if (all.length > mostCombinations) throw new Error(`${all.length} combinations, at most ${mostCombinations}`);
  return all;
}

/** What the variants of the entries of a test print, by id and key of the variant (content/tests/…/outputs.yaml). */
export type Outputs = Record<string, Record<string, string>>;

/**
 * An entry with combinations as one with a list of variants: those whose output is known, and each output once;
 * undefined before they were executed. Other entries stay as they are.
 */
export function withOutputs(raw: unknown, outputs: Outputs): unknown {
  const item = combinedItemSchema.safeParse(raw);
  if (!item.success) return raw;
  const known = outputs[item.data.id] ?? {};
  const byOutput = new Map<string, Variant>();
  for (const combination of combinationsOf(item.data.variants)) {
    const output = known[variantKey(combination)];
    if (output !== undefined && !byOutput.has(output)) byOutput.set(output, { ...combination, output });
  }
  const variants = [...byOutput.values()];
  return variants.length < 2 ? undefined : { ...item.data, output: '[[output]]', variants };
}

/** A mark of the values of a variant: FNV-1a, 32 bits, enough for the variants of one question. */
export function variantKey(variant: Variant): string {
  let hash = 0x811c9dc5;
  for (const sign of new TextEncoder().encode(variantText(variant))) hash = Math.imul(hash ^ sign, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The values as texts, in the order of the names, so that the order in the file does not matter. */
function variantText(variant: Variant): string {
  return JSON.stringify(Object.entries(variant).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Puts the values of a variant in the place of `[[name]]` in every text of a question. */
export function fillSlots(part: unknown, variant: Variant, locale?: Locale): unknown {
  if (typeof part === 'string') return fillText(part, variant, locale);
  if (Array.isArray(part)) return part.map((one) => fillSlots(one, variant, locale));
  if (part === null || typeof part !== 'object') return part;
  const inLocale = (key: string) => (key === 'fr' || key === 'en' ? key : locale);
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fillSlots(one, variant, inLocale(key))]));
}

/** A text for both languages becomes one for each when a value differs between them. */
function fillText(text: string, variant: Variant, locale?: Locale): string | { fr: string; en: string } {
  const used = Object.entries(variant).filter(([name]) => text.includes(`[[${name}]]`));
  const fill = (given: (one: Value) => string) =>
    used.reduce((filled, [name, one]) => filled.replaceAll(`[[${name}]]`, () => given(one)), text);
  const inLanguage = (language: Locale) => fill((one) => (typeof one === 'string' ? one : one[language]));
  if (locale) return inLanguage(locale);
  if (used.every(([, one]) => typeof one === 'string')) return inLanguage('en');
  return { fr: inLanguage('fr'), en: inLanguage('en') };
}
