import { lazy, Suspense, useState } from 'react';
import type { QualityDecision, QualityList } from '../../../../domain/assessments/quality/question-quality.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { JudgedQuestion, Quality } from '../../../../server/services/assessments/quality/read-quality.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueLists } from '../../../queues/queue-lists.tsx';
import { JudgedRow } from './judged-row.tsx';
import { qualityTexts } from './quality.texts.ts';

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'));

type Props = Quality & { lists: readonly QualityList[]; list: QualityList; text: string };

/** docs/product/assessments.md, Quality of questions. */
export function QualityQueue({ lists, list, text, counts, total, questions }: Props) {
  const locale = useLocale();
  const texts = useTexts(qualityTexts);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [asked, setAsked] = useState<{ question: JudgedQuestion; decision: QualityDecision }>();
  return (
    <>
      <QueueLists
        lists={lists}
        list={list}
        text={text}
        address={pathTo(locale, 'adminQuestionQuality')}
        counts={counts}
        total={total}
        texts={texts}
      >
        {questions.map((question) => (
          <JudgedRow key={question.id} question={question} ask={(decision) => setAsked({ question, decision })} />
        ))}
      </QueueLists>
      {asked && (
        <Suspense>
          <DecisionDialog {...asked} close={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
