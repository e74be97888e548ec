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
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import parts from '../../ui/parts.module.css';
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
  const { companies } = data.visits;
  return (
    <div className={page.wide}>
      <p>
        <Link href={pathTo(locale, 'home')} className={parts.wayBack}>
          <Icon name="left" size={16} />
          {texts.back}
        </Link>
      </p>
      <h1>{texts.title}</h1>
      <p className={page.lead}>
        {texts.lead} {texts.privacy}
      </p>
      <p className={page.lead}>
        <Link href={pathTo(locale, 'myRankings')}>{texts.rankings}</Link>
      </p>
      {companies > 0 &&
        (weeks ? (
          <VisitWeeks weeks={weeks} companies={texts.total(companies)} />
        ) : (
          <p className={page.aside}>{texts.total(companies)}</p>
        ))}
      <VisitDays {...data} />
    </div>
  );
}
