import { type Locale, locales } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { permitModerator } from '../../moderation/permit.ts';
import { type Rendered, renderEmail } from './render-email.ts';
import { sampleWords } from './sample-words.ts';
import { type Template, templates } from './templates.ts';

export type EmailPreview = {
  emails: { template: Template; subject: string }[];
  template: Template;
  /** As it arrives, in each language. */
  versions: Record<Locale, Rendered>;
  /** Somebody has subscribed to it, and may end that from their mail program. */
  subscribed: boolean;
  /** It goes while its sender waits (send-now.ts); all others go by the job queue. */
  atOnce: boolean;
};

/** E-mails that somebody asked to get again and again; all others tell of something that concerns the reader, once. */
export const subscribedEmails: readonly Template[] = ['library-alert'];

/** Every e-mail that the product writes, and one of them in both languages with invented words. */
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
    subscribed: subscribedEmails.includes(template),
    atOnce: template === 'profile-disabled',
  };
}
