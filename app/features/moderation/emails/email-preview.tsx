import { pathTo } from '../../../../domain/paths.ts';
import { locales } from '../../../../domain/viewer.ts';
import type { LetterPreview as Preview } from '../../../../server/services/shared/emails/preview-emails.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './emails.module.css';
import { lettersTexts } from './emails.texts.ts';

/** A letter in both languages beside the list of all of them. */
export function LetterPreview({ letters, template, versions, subscribed, atOnce }: Preview) {
  const locale = useLocale();
  const texts = useTexts(lettersTexts);
  return (
    <div className={styles.screen}>
      <nav className={styles.list} aria-label={texts.list}>
        {letters.map((letter) => (
          <Link
            key={letter.template}
            href={`${pathTo(locale, 'adminLetters')}?template=${letter.template}`}
            aria-current={letter.template === template ? 'page' : undefined}
          >
            {letter.subject}
            <span>{letter.template}</span>
          </Link>
        ))}
      </nav>
      <form method="get" className={styles.choice} key={template}>
        <SelectField label={texts.choose} name="template" defaultValue={template}>
          {letters.map((letter) => (
            <option key={letter.template} value={letter.template}>
              {letter.subject}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="secondary">
          {texts.show}
        </Button>
      </form>
      <div className={styles.versions}>
        <p className={styles.muted}>
          {atOnce ? texts.atOnce : texts.queued} {subscribed && texts.subscribed}
        </p>
        {locales.map((language) => (
          <section key={language} aria-labelledby={`letter-${language}`} lang={language}>
            <h2 id={`letter-${language}`} lang={locale}>
              {texts.languages[language]}
            </h2>
            <p>
              <span lang={locale}>{texts.subject}</span> <strong>{versions[language].subject}</strong>
            </p>
            {/* Nothing in it runs, and nothing in it leads away. */}
            <iframe sandbox="" srcDoc={versions[language].html} title={texts.frame(versions[language].subject)} />
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
