import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { signedIn } from '../../../server/context.ts';
import { readProfileVisits } from '../../../server/services/jobs/applications/read-profile-visits.ts';
import { readVisitWeeks } from '../../../server/services/jobs/applications/read-visit-weeks.ts';
import { applicationsTexts } from '../../features/jobs/applications/applications.texts.ts';
import { VisitDays } from '../../features/jobs/applications/visit-days.tsx';
import { VisitWeeks } from '../../features/jobs/applications/visit-weeks.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => applicationsTexts[locale].visits.title);

export const loader = serve(async (context, { url }) => {
  const after = url.searchParams.get('after') ?? undefined;
  const isFirst = after === undefined;
  const [visits, weeks] = await Promise.all([
    readProfileVisits(context, after),
    isFirst ? readVisitWeeks(context) : undefined,
  ]);
  return { visits, weeks, userId: signedIn(context).userId, further: !isFirst };
});

export default function ProfileVisitsPage() {
  const { weeks, ...data } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(applicationsTexts).visits;
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>
        {texts.lead} {texts.privacy}
      </p>
      {data.visits.companies > 0 && <p className={page.aside}>{texts.total(data.visits.companies)}</p>}
      <p className={page.aside}>
        <Link href={pathTo(locale, 'myRankings')}>{texts.rankings}</Link>
      </p>
      {weeks && data.visits.companies > 0 && <VisitWeeks weeks={weeks} />}
      <VisitDays {...data} />
    </div>
  );
}
