import { data, redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readFollowing } from '../../../server/services/jobs/followed/read-followed.ts';
import { readKeptAmong } from '../../../server/services/jobs/kept/read-kept-jobs.ts';
import { readJob } from '../../../server/services/jobs/read-job.ts';
import { readAroundJob } from '../../../server/services/jobs/search/read-around-job.ts';
import { readOfferProfiles } from '../../../server/services/library/offers/read-offer-profiles.ts';
import { ApplyButton } from '../../features/jobs/applications/apply-button.tsx';
import { LikeButton } from '../../features/jobs/applications/like-button.tsx';
import { SuperlikeButton } from '../../features/jobs/applications/superlike-button.tsx';
import { VisitorWays } from '../../features/jobs/applications/visitor-ways.tsx';
import { CandidateViewLink } from '../../features/jobs/candidate-view/candidate-view-link.tsx';
import { ClosedJob } from '../../features/jobs/closed-job.tsx';
import { ViewBeacon } from '../../features/jobs/figures/view-beacon.tsx';
import { FollowCompany } from '../../features/jobs/followed/follow-button.tsx';
import { jobPageTexts } from '../../features/jobs/job-page.texts.ts';
import { JobScreen } from '../../features/jobs/job-screen.tsx';
import { KeepOffer } from '../../features/jobs/kept/keep-button.tsx';
import { ConfirmButton } from '../../features/jobs/manager/confirm-button.tsx';
import { OfferProfiles } from '../../features/jobs/profiles/offer-profiles.tsx';
import { JobReview } from '../../features/jobs/review/job-review.tsx';
import { termsTexts } from '../../features/jobs/terms.texts.ts';
import { useLocale } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { stillForVisitors } from '../../still-for-visitors.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/job.ts';

/** For a visitor the page is a text and links: what they could do leads to the sign-up page. */
export const handle = stillForVisitors;

/** An offer, by alias or by id. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const wanted = params.alias;
  const job = await readJob(context, wanted);
  if (job.kind === 'closed') return data(job, 410);
  if (job.alias !== wanted) throw redirect(pathTo(context.locale, 'job', { alias: job.alias }) + url.search);
  if (!context.viewer) context.page.keepSeconds = 10;
  const kept = job.posting ? await readKeptAmong(context, [job.id]) : undefined;
  const followed = job.posting ? await readFollowing(context, job.company.id) : undefined;
  const around = job.posting && (await readAroundJob(context, job.id));
  const profiles = job.manages ? (await readOfferProfiles(context, [job.id]))[job.id] : undefined;
  return data({ ...job, kept: kept?.includes(job.id), followed, around, profiles });
});

const noIndex = { name: 'robots', content: 'noindex' };

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: job, location, matches } = args;
  const locale = localeOf(location.pathname);
  const brand = brandOf(matches);
  if (!job) return [{ title: brand }, noIndex];
  const texts = jobPageTexts[locale];
  const title = texts.title(job.title ?? termsTexts[locale].untitled, job.company.name);
  if (job.kind === 'closed' || !job.posting) return [{ title: `${title} – ${brand}` }, noIndex];
  const summary = [job.company.name, job.profession, job.city, job.technologies.map(({ name }) => name).join(', ')];
  const { posting } = job;
  return socialTags(args as Parameters<typeof socialTags>[0], {
    title,
    description: summary.filter(Boolean).join(' · '),
    path: pathTo(locale, 'job', { alias: job.alias }),
    image: `/og/${locale}/job/${job.id}.png`,
    data: () => [posting],
  });
};

export default function JobPage() {
  const job = useLoaderData<typeof loader>();
  const locale = useLocale();
  if (job.kind === 'closed') {
    return (
      <div className={page.reading}>
        <ClosedJob job={job} />
      </div>
    );
  }
  const { company, applications } = job;
  const named = { companyId: company.id, companyName: company.name };
  return (
    <div className={page.wide}>
      {job.posting && (!job.signedIn || job.applications) && <ViewBeacon jobId={job.id} visitor={!job.signedIn} />}
      <JobScreen
        key={job.id}
        job={job}
        manage={
          <>
            {job.can.confirm && job.validity && <ConfirmButton jobId={job.id} validity={job.validity} />}
            <CandidateViewLink alias={job.alias} />
            {job.profiles && <OfferProfiles jobId={job.id} title={job.title ?? ''} profiles={job.profiles} wide />}
          </>
        }
        around={job.around}
        review={(job.can.takeDown || job.can.restore) && <JobReview job={job} />}
        apply={
          applications && (
            <ApplyButton jobId={job.id} title={job.title ?? ''} companyName={company.name} {...applications} />
          )
        }
        keep={job.kept !== undefined && <KeepOffer jobId={job.id} title={job.title ?? ''} kept={job.kept} />}
        company={
          applications ? (
            <>
              <LikeButton {...named} likedAt={applications.likedAt} standing={applications.standing} />
              {job.followed !== undefined && (
                <FollowCompany companyId={company.id} name={company.name} followed={job.followed} />
              )}
              <SuperlikeButton {...named} {...applications} requirements={company.superlikeRequirements} />
            </>
          ) : (
            !job.signedIn && job.posting && <VisitorWays here={pathTo(locale, 'job', { alias: job.alias })} />
          )
        }
      />
    </div>
  );
}
