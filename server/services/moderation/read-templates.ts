import { type DisableReason, disableReasons } from '../../../domain/moderation/disable-reason.ts';
import { type Locale, locales } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { disableSubjects } from '../shared/emails/moderation-emails.ts';
import { disableTexts } from './disable-texts.ts';

export type TemplateWords = { subject: string; message: string };
export type DisableTemplate = { reason: DisableReason; locale: Locale; edited: boolean } & TemplateWords;

/** The default texts of the product. */
export function originalWords(reason: DisableReason, locale: Locale, brand: string): TemplateWords {
  return { subject: disableSubjects[locale](brand), message: disableTexts[locale][reason].join('\n\n') };
}

/** Every template in both languages: the texts of the team where there are any, else the defaults. */
export async function readTemplates({ db, config }: Context): Promise<DisableTemplate[]> {
  const rows = await db.selectFrom('disableTemplates').select(['reason', 'locale', 'subject', 'message']).execute();
  return disableReasons.flatMap((reason) =>
    locales.map((locale) => {
      const own = rows.find((row) => row.reason === reason && row.locale === locale);
      const { subject, message } = own ?? originalWords(reason, locale, config.BRAND_NAME);
      return { reason, locale, edited: own !== undefined, subject, message };
    }),
  );
}
