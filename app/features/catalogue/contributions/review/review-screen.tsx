import type { ReactNode } from 'react';
import {
  type QuestionStatus,
  questionStatuses,
} from '../../../../../domain/catalogue/contributions/question-status.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { wholeNumber } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { QueueSearch } from '../../../../queues/queue-search.tsx';
import page from '../../../../ui/page.module.css';
import { Tabs } from '../../../../ui/tabs.tsx';
import { wordTexts } from '../words.texts.ts';
import { reviewTexts } from './review.texts.ts';

type ReviewView = QuestionStatus | 'reports' | 'drafts';

type Props = {
  view: ReviewView;
  counts: Partial<Record<QuestionStatus, number>>;
  openReports: number;
  text: string;
  children: ReactNode;
};

/** The screen where administrators review questions: a list per status, the reports, and the draft tests. */
export function ReviewScreen({ view, counts, openReports, text, children }: Props) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const words = useTexts(wordTexts);
  const address = pathTo(locale, 'adminQuestions');
  const lists: { view: ReviewView; name: string; count?: number }[] = [
    ...questionStatuses.map((status) => ({ view: status, name: words.status[status], count: counts[status] ?? 0 })),
    { view: 'reports', name: texts.reports, count: openReports },
    { view: 'drafts', name: texts.drafts },
  ];
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <Tabs
        label={texts.navigation}
        tabs={lists.map((list) => ({
          key: list.view,
          href: `${address}?view=${list.view}`,
          label: list.name,
          count: list.count === undefined ? undefined : wholeNumber(locale, list.count),
          current: list.view === view,
        }))}
      />
      {view !== 'drafts' && (
        <QueueSearch
          label={view === 'reports' ? texts.searchReports : texts.search}
          text={text}
          kept={{ view }}
          whole={`${address}?view=${view}`}
        />
      )}
      {children}
    </div>
  );
}
