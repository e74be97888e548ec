import { useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { type Locale, locales } from '../../../../domain/viewer.ts';
import type { CannedAnswer } from '../../../../server/services/moderation/support/inbox.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { supportTexts } from './support.texts.ts';
import styles from './support-thread.module.css';

type Props = {
  answers: CannedAnswer[];
  /** The language in which the sender reads. */
  reads: Locale;
  insert: (words: string) => void;
};

/** docs/product/moderation.md, Canned answers. */
export function CannedAnswers({ answers, reads, insert }: Props) {
  const locale = useLocale();
  const texts = useTexts(supportTexts);
  const [language, setLanguage] = useState(reads);
  const [chosenId, setChosenId] = useState('');
  const chosen = answers.find(({ id }) => id === chosenId);
  const manage = <Link href={pathTo(locale, 'adminSettings', { section: 'answers' })}>{texts.manage}</Link>;
  if (answers.length === 0) return <p>{manage}</p>;
  return (
    <div className={styles.canned}>
      <SelectField label={texts.canned} value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
        <option value="">{texts.cannedNone}</option>
        {answers.map(({ id, titleFr, titleEn }) => (
          <option key={id} value={id}>
            {locale === 'fr' ? titleFr : titleEn}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.cannedLanguage}
        value={language}
        onChange={({ target }) => setLanguage(locales.find((one) => one === target.value) ?? reads)}
      >
        {locales.map((one) => (
          <option key={one} value={one}>
            {texts.languages[one]}
          </option>
        ))}
      </SelectField>
      <Button
        look="secondary"
        disabled={!chosen}
        onClick={() => chosen && insert(language === 'fr' ? chosen.textFr : chosen.textEn)}
      >
        {texts.insert}
      </Button>
      {manage}
    </div>
  );
}
