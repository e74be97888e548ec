import * as z from 'zod';
import { fillSlots, type Variant } from '../../../../domain/assessments/content/variants.ts';

/** `questions.model` and `question_variants.values`; null for a question without variants. */
export type VariantRow = { model: unknown; values: unknown };

const text = z.string();
const texts = z
  .union([text, z.object({ fr: text, en: text })])
  .transform((given) => (typeof given === 'string' ? { fr: given, en: given } : given));
/** The texts of a variant: those of the model with the values in their slots. */
const filledSchema = z.object({
  title: texts,
  code: text.optional(),
  options: z.array(texts),
  lines: z.array(z.coerce.number()).optional(),
  output: text.optional(),
  explanation: texts,
});
export type FilledVariant = z.output<typeof filledSchema>;

export function fillVariant({ model, values }: VariantRow): FilledVariant | undefined {
  return model && values ? filledSchema.parse(fillSlots(model, values as Variant)) : undefined;
}
