import { optionalKindOf } from '../../../../domain/account/email-kinds.ts';
import { type Locale, locales } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { permitModerator } from '../../moderation/permit.ts';
import { type Rendered, renderEmail } from './render-email.ts';
import { sampleWords } from './sample-words.ts';
import { type Template, templates } from './templates.ts';

export type EmailPreview = {
  emails: { template: Template; subject: string }[];
  template: Template;
  /** The e-mail in each language. */
  versions: Record<Locale, Rendered>;
  /** Its reader can turn it off, in the settings or in the mail program. */
  optional: boolean;
  /** Sent while the administrator waits (send-now.ts); all others are sent by the task queue. */
  atOnce: boolean;
};

/** The list of all e-mails, and one of them in both languages with sample values. */
export function previewEmails(context: Context, wanted: string | null): EmailPreview {
  const viewer = permitModerator(context);
  const { config, locale } = context;
  const show = (one: Template, language: Locale) =>
    renderEmail(one, language, config, { name: viewer.name, ...sampleWords(one, language, config) });
  const template = templates.find((one) => one === wanted) ?? 'verify-email';
  return {
    emails: templates
      .map((one) => ({ template: one, subject: show(one, locale).subject }))
      .toSorted((one, other) => one.subject.localeCompare(other.subject, locale)),
    template,
    versions: Object.fromEntries(locales.map((one) => [one, show(template, one)])) as EmailPreview['versions'],
    optional: optionalKindOf(template) !== undefined,
    atOnce: template === 'profile-disabled',
  };
}
