import type { MissingPart } from '../../../../domain/contact/dialogs/missing-information.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { ContactOptions } from '../../../../server/services/contact/introductions/read-contact-options.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { startTexts } from './start.texts.ts';

type Props = { options: ContactOptions; cancel: () => void; go: () => void };

/**
 * docs/product/contact.md, The start dialog: links to complete the information, in another tab so that this one stays
 * open.
 */
export function StartIntro({ options: { missing, companyAlias, recruiterAlias }, cancel, go }: Props) {
  const locale = useLocale();
  const texts = useTexts(startTexts).intro;
  const { cancel: cancelLabel } = useTexts(contactTexts);
  const ways: Record<MissingPart, string> = {
    companyPage: pathTo(locale, 'company', { alias: companyAlias }),
    profilePicture: pathTo(locale, 'recruiter', { alias: recruiterAlias }),
  };
  return (
    <>
      <p>{texts.lead}</p>
      <ul className={styles.missing}>
        {missing.map((part) => (
          <li key={part}>
            <span className={styles.strong}>{texts.missing[part]}</span>
            <a href={ways[part]} target="_blank" rel="noopener" aria-label={`${texts.ways[part]} (${texts.newTab})`}>
              {texts.ways[part]}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={cancel}>
          {cancelLabel}
        </Button>
        <Button onClick={go}>{texts.go}</Button>
      </div>
    </>
  );
}
