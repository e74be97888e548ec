import type { ContributionDraft } from '../../../../../domain/catalogue/contributions/contribution.ts';
import type { Locale } from '../../../../../domain/viewer.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { QuestionLook } from '../../../../ui/question-look.tsx';
import { wordTexts } from '../words.texts.ts';
import styles from './form.module.css';
import { formTexts } from './form.texts.ts';

/** The question as readers will see it, in the language being edited. */
export function Preview({ draft, language }: { draft: ContributionDraft; language: Locale }) {
  const texts = useTexts(formTexts);
  const { look } = useTexts(wordTexts);
  const other = language === 'fr' ? 'en' : 'fr';
  const options = draft.options.map(({ right, ...words }) => ({
    text: words[language] || words[other] || texts.emptyOption,
    right,
  }));
  return (
    <aside className={styles.preview} aria-label={texts.preview}>
      <p className={styles.previewName}>{texts.preview}</p>
      <p className={styles.muted}>{texts.previewIn(texts.languages[language])}</p>
      <div className={styles.paper} lang={language}>
        <QuestionLook
          heading="h2"
          answerShown
          texts={look}
          question={{
            title: draft.title[language] || draft.title[other] || texts.untitled,
            code: draft.code.trim() === '' ? null : draft.code,
            answer: { format: 'choice', options },
            explanation: draft.explanation[language] || draft.explanation[other],
          }}
        />
      </div>
    </aside>
  );
}
