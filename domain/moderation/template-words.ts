/** The words of the e-mail to a developer whose profile is disabled. */
export type EmailWords = { subject: string; message: string };

/**
 * The words after another template or another language was chosen (docs/product/moderation.md, Disabling a profile).
 * A part is replaced only while it is empty, a default, or the text of the template before: what an administrator has
 * written by hand stays.
 */
export function wordsAfter(
  written: EmailWords,
  before: EmailWords | undefined,
  after: EmailWords,
  defaultSubject: string,
): EmailWords {
  const replaced = (part: keyof EmailWords, ...known: (string | undefined)[]) =>
    [...known, '', before?.[part]].includes(written[part]) ? after[part] : written[part];
  return { subject: replaced('subject', defaultSubject), message: replaced('message') };
}
