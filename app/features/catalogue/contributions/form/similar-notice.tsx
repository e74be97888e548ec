import { pathTo } from '../../../../../domain/paths.ts';
import type { SimilarQuestion } from '../../../../../server/services/catalogue/contributions/find-similar.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './form.module.css';
import { formTexts } from './form.texts.ts';

type Props = {
  similar: SimilarQuestion[];
  /** The question of which this one is another wording. */
  original: { id: string; title: string } | undefined;
  choose: (original: { id: string; title: string } | undefined) => void;
};

/** Shown while the author types: similar questions, and the choice to mark this one as another wording. */
export function SimilarNotice({ similar, original, choose }: Props) {
  const { similar: texts } = useTexts(formTexts);
  return (
    <div role="status" className={styles.similar}>
      {original ? (
        <Notice tone="info">
          <p>
            {texts.chosen} <CodeText text={original.title} />
          </p>
          <Button look="secondary" onClick={() => choose(undefined)}>
            {texts.undo}
          </Button>
        </Notice>
      ) : (
        similar.length > 0 && (
          <Notice tone="warning" title={texts.title}>
            <p>{texts.text}</p>
            <ul className={styles.alike}>
              {similar.map((one) => (
                <Alike key={one.id} question={one} choose={choose} />
              ))}
            </ul>
          </Notice>
        )
      )}
    </div>
  );
}

function Alike({ question, choose }: { question: SimilarQuestion; choose: Props['choose'] }) {
  const locale = useLocale();
  const { similar: texts } = useTexts(formTexts);
  const { id, testId, title, test, alike, rated, original } = question;
  const facts = [test, texts.alike(Math.round(100 * alike)), ...(rated ? [texts.rated] : [])].join(' · ');
  return (
    <li>
      {rated ? (
        <span>
          <CodeText text={title} />
        </span>
      ) : (
        <a
          href={pathTo(locale, 'testQuestion', { testId, questionId: id })}
          target="_blank"
          rel="noopener"
          aria-label={texts.opens(title.replaceAll('`', ''))}
        >
          <CodeText text={title} />
        </a>
      )}
      <span className={styles.muted}>{facts}</span>
      {original && (
        <Button look="secondary" onClick={() => choose({ id, title })}>
          {texts.choose}
        </Button>
      )}
    </li>
  );
}
