import { pathTo } from '../../../../../domain/paths.ts';
import type { QuestionPage } from '../../../../../server/services/assessments/questions/read-question.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { questionWords } from '../../../../i18n/words/question-words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from '../reports/report.module.css';
import { tones } from '../status-tones.ts';
import { noticeTexts } from './question-notice.texts.ts';

type Props = { question: Pick<QuestionPage, 'id' | 'standing' | 'can'> };

/** Shown above a question that is not public: its status, and a link for its author and administrators. */
export default function QuestionNotice({ question: { id, standing, can } }: Props) {
  const { status, draftTest, readers } = standing;
  const locale = useLocale();
  const texts = useTexts(noticeTexts);
  const words = useTexts(questionWords);
  return (
    <div className={styles.notice}>
      <Notice tone={tones[status]} title={draftTest ? words.draftTest : words.status[status]}>
        {[texts.notice[status], texts.readers[readers]].map((words) => words && <p key={words}>{words}</p>)}
        {can.change && (
          <p>
            <Link href={pathTo(locale, 'contribution', { questionId: id })}>{texts.open}</Link>
          </p>
        )}
      </Notice>
    </div>
  );
}
