import { redirect, useLoaderData } from 'react-router';
import { organization } from '../../../domain/companies/organization.ts';
import { anyJob } from '../../../domain/jobs/job-query.ts';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { wordsOf } from '../../../domain/text/words-of.ts';
import { readCompany } from '../../../server/services/companies/read-company.ts';
import { readAnswerRate } from '../../../server/services/jobs/answers/read-rate.ts';
import { readCompanyApplications } from '../../../server/services/jobs/applications/read-own-applications.ts';
import { readFollowerCount, readFollowing } from '../../../server/services/jobs/followed/read-followed.ts';
import { findJobs } from '../../../server/services/jobs/search/find-jobs.ts';
import { CompanyScreen } from '../../features/companies/company-screen.tsx';
import { AnswerRateCard } from '../../features/jobs/answers/answer-rate.tsx';
import { LikeButton } from '../../features/jobs/applications/like-button.tsx';
import { SuperlikeButton } from '../../features/jobs/applications/superlike-button.tsx';
import { CompanyJobs } from '../../features/jobs/company-jobs.tsx';
import { FollowCompany } from '../../features/jobs/followed/follow-button.tsx';
import { FollowVisitor } from '../../features/jobs/followed/follow-visitor.tsx';
import { useLocale } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/company.ts';

/** The page of a company, by alias, by a former alias or by id. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const company = await readCompany(context, params.alias);
  if (company.alias !== params.alias) {
    throw redirect(pathTo(context.locale, 'company', { alias: company.alias }) + url.search);
  }
  if (!context.viewer) context.page.keepSeconds = 10;
  const [applications, found, answerRate, followed, followers] = await Promise.all([
    readCompanyApplications(context, company.companyId),
    findJobs(context, anyJob, undefined, company.companyId),
    readAnswerRate(context, company.companyId),
    readFollowing(context, company.companyId),
    readFollowerCount(context, company.companyId),
  ]);
  return { company, applications, found, answerRate, followed, followers, visitor: !context.viewer };
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData, location, matches } = args;
  const brand = brandOf(matches);
  if (!loaderData) return [{ title: brand }];
  const { company } = loaderData;
  if (company.state !== 'validated') {
    return [{ title: `${company.name} – ${brand}` }, { name: 'robots', content: 'noindex' }];
  }
  const locale = localeOf(location.pathname);
  const { companyId, alias, name } = company;
  const path = pathTo(locale, 'company', { alias });
  const description = wordsOf(company.description) || name;
  return socialTags(args as Parameters<typeof socialTags>[0], {
    title: name,
    description,
    path,
    image: `/og/${locale}/company/${companyId}.png`,
    data: (site) => [organization(site, { ...company, path, description })],
  });
};

export default function CompanyPage() {
  const { company, applications, found, answerRate, followed, followers, visitor } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const named = { companyId: company.companyId, companyName: company.name };
  return (
    <div className={page.wide}>
      <CompanyScreen
        key={company.companyId}
        company={company}
        like={applications && <LikeButton {...named} likedAt={applications.likedAt} standing={applications.standing} />}
        follow={
          visitor ? (
            <FollowVisitor here={pathTo(locale, 'company', { alias: company.alias })} name={company.name} />
          ) : (
            followed !== undefined && (
              <FollowCompany companyId={company.companyId} name={company.name} followed={followed} />
            )
          )
        }
        followers={followers}
        superlike={
          applications && <SuperlikeButton {...named} {...applications} requirements={company.superlikeRequirements} />
        }
        answering={<AnswerRateCard rate={answerRate} />}
        openJobs={found.total}
        jobs={found.jobs.length > 0 && <CompanyJobs found={found} />}
      />
    </div>
  );
}
