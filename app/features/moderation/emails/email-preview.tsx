import { pathTo } from '../../../../domain/paths.ts';
import { locales } from '../../../../domain/viewer.ts';
import type { EmailPreview as Preview } from '../../../../server/services/shared/emails/preview-emails.ts';
import type { Theme } from '../../../cookies.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './emails.module.css';
import { emailsTexts } from './emails.texts.ts';

/** An e-mail in both languages, beside the list of all e-mails. */
export function EmailPreview({
  emails,
  template,
  versions,
  optional,
  atOnce,
  theme,
}: Preview & { theme: Theme | undefined }) {
  const locale = useLocale();
  const texts = useTexts(emailsTexts);
  return (
    <div className={styles.screen}>
      <nav className={styles.list} aria-label={texts.list}>
        {emails.map((email) => (
          <Link
            key={email.template}
            href={`${pathTo(locale, 'adminEmails')}?template=${email.template}`}
            aria-current={email.template === template ? 'page' : undefined}
          >
            {email.subject}
            <span>{email.template}</span>
          </Link>
        ))}
      </nav>
      <form method="get" className={styles.choice} key={template}>
        <SelectField label={texts.choose} name="template" defaultValue={template}>
          {emails.map((email) => (
            <option key={email.template} value={email.template}>
              {email.subject}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="secondary">
          {texts.show}
        </Button>
      </form>
      <div className={styles.versions}>
        <p className={styles.muted}>
          {atOnce ? texts.atOnce : texts.queued} {optional ? texts.optional : texts.necessary}
        </p>
        {locales.map((language) => (
          <section key={language} aria-labelledby={`email-${language}`} lang={language}>
            <h2 id={`email-${language}`} lang={locale}>
              {texts.languages[language]}
            </h2>
            <p>
              <span lang={locale}>{texts.subject}</span> <strong>{versions[language].subject}</strong>
            </p>
            {/* The sandbox runs no script and follows no link. */}
            <iframe
              key={template}
              sandbox=""
              src={`${pathTo(language, 'adminEmailDocument')}?template=${template}${theme ? `&theme=${theme}` : ''}`}
              title={texts.frame(versions[language].subject)}
            />
            <details>
              <summary lang={locale}>{texts.plain}</summary>
              <pre>{versions[language].text}</pre>
            </details>
          </section>
        ))}
      </div>
    </div>
  );
}
