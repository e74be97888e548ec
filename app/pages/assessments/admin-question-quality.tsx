import { useLoaderData } from 'react-router';
import { qualityLists } from '../../../domain/assessments/quality/question-quality.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readQuality } from '../../../server/services/assessments/quality/read-quality.ts';
import { qualityTexts } from '../../features/assessments/quality/quality.texts.ts';
import { QualityQueue } from '../../features/assessments/quality/quality-queue.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => qualityTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const list = qualityLists.find((one) => one === url.searchParams.get('list')) ?? 'decide';
  const text = searchText(url);
  return { lists: qualityLists, list, text, ...(await readQuality(context, { list, text })) };
});

export default function AdminQuestionQualityPage() {
  const data = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(qualityTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <p className={page.aside}>
        <Link href={pathTo(locale, 'testMethod')}>{texts.method}</Link>
      </p>
      <QualityQueue key={data.list} {...data} />
    </div>
  );
}
