import { redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { canSeeStaff } from '../../../domain/permissions/moderation.ts';
import { canSwitchSearch } from '../../../domain/permissions/shell.ts';
import { searchStateSchema } from '../../../domain/profile/cards/job-search.ts';
import { permit } from '../../../server/context.ts';
import { readAllowance } from '../../../server/services/companies/plans/read-allowance.ts';
import { readPlanStanding } from '../../../server/services/companies/plans/read-plan-standing.ts';
import { readNewcomer } from '../../../server/services/companies/team/read-newcomer.ts';
import { readDueReminders } from '../../../server/services/contact/follow-up/read-reminders.ts';
import { readComingMeetings } from '../../../server/services/contact/meetings/read-coming-meetings.ts';
import { readAwaited } from '../../../server/services/jobs/answers/read-to-answer.ts';
import { readNewOffers } from '../../../server/services/jobs/followed/read-new-offers.ts';
import { readOffersForYou } from '../../../server/services/jobs/search/search-jobs.ts';
import { readFitAlert } from '../../../server/services/jobs/searches/fit-alert.ts';
import { readNewPeople } from '../../../server/services/library/offers/read-new-people.ts';
import { readStaff } from '../../../server/services/moderation/staff/read-staff.ts';
import { switchSearchState } from '../../../server/services/profile/switch-search-state.ts';
import { readAdminHome } from '../../../server/services/shell/home/read-admin-home.ts';
import { readDeveloperFigures } from '../../../server/services/shell/home/read-developer-figures.ts';
import { readDeveloperHome } from '../../../server/services/shell/home/read-developer-home.ts';
import { readRecruiterHome } from '../../../server/services/shell/home/read-recruiter-home.ts';
import { readShowcase } from '../../../server/services/shell/home/read-showcase.ts';
import { OpenedTestNotice } from '../../features/assessments/user-tests/opened-tests.tsx';
import { PlanRequestState } from '../../features/companies/plans/request-state.tsx';
import { DueReminders } from '../../features/contact/follow-up/due-reminders.tsx';
import { ComingMeetings } from '../../features/contact/meetings/coming-meetings.tsx';
import { ToAnswer } from '../../features/jobs/answers/to-answer.tsx';
import { NewOffers } from '../../features/jobs/followed/new-offers.tsx';
import { OffersForYou } from '../../features/jobs/search/offers-for-you.tsx';
import { FitAlert } from '../../features/jobs/searches/fit-alert.tsx';
import { NewPeople } from '../../features/library/home/new-people.tsx';
import { StaffContacts } from '../../features/moderation/staff/staff-contacts.tsx';
import { CallCard } from '../../features/profile/boost/call-card.tsx';
import { GrowthCard } from '../../features/profile/guide/growth-card.tsx';
import { BringCard } from '../../features/resume/imports/bring-card.tsx';
import { AdminHome } from '../../features/shell/home/admin-home.tsx';
import { DeveloperHome } from '../../features/shell/home/developer-home.tsx';
import { homeTexts } from '../../features/shell/home/home.texts.ts';
import { RecruiterHome } from '../../features/shell/home/recruiter-home.tsx';
import { Welcome } from '../../features/shell/home/welcome.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useBrand } from '../../i18n/use-brand.ts';
import { serve } from '../../serve.ts';
import { stillForVisitors } from '../../still-for-visitors.ts';
import { socialTags } from '../social-tags.ts';
import type { Route } from './+types/home.ts';

export const handle = stillForVisitors;

export const meta: Route.MetaFunction = (args) => {
  const locale = localeOf(args.location.pathname);
  const { title, description } = homeTexts[locale];
  return socialTags(args as Parameters<typeof socialTags>[0], {
    title,
    description,
    path: pathTo(locale, 'home'),
    image: `/og/${locale}/home.png`,
  });
};

/** One address with four home pages: each role gets its own page and only its data. */
export const loader = serve(async (context) => {
  const { viewer } = context;
  switch (viewer?.role) {
    case undefined:
      context.page.keepSeconds = 10;
      return { kind: 'welcome' as const, showcase: await readShowcase(context) };
    case 'DEVELOPER': {
      const [home, figures, meetings, followed, offers, alert] = await Promise.all([
        readDeveloperHome(context, viewer.userId),
        readDeveloperFigures(context),
        readComingMeetings(context),
        readNewOffers(context),
        readOffersForYou(context),
        readFitAlert(context),
      ]);
      const lists = { meetings, followed, offers, alert };
      return { kind: 'developer' as const, developerId: viewer.userId, home, figures, ...lists };
    }
    case 'RECRUITER': {
      const [newPeople, today, meetings] = await Promise.all([
        readNewPeople(context),
        readAllowance(context),
        readComingMeetings(context),
      ]);
      return {
        kind: 'recruiter' as const,
        name: viewer.name,
        home: viewer.membership && (await readRecruiterHome(context, viewer.membership)),
        awaited: await readAwaited(context),
        reminders: await readDueReminders(context),
        newcomer: viewer.membership ? undefined : await readNewcomer(context),
        meetings,
        newPeople,
        today,
        planRequest: (await readPlanStanding(context)).request,
        staff: canSeeStaff(viewer) ? await readStaff(context) : [],
      };
    }
    case 'ADMIN':
      return { kind: 'admin' as const, home: await readAdminHome(context) };
  }
});

/** The search state of a developer. */
export const action = formAction(
  searchStateSchema,
  async (context, { state }) => {
    await switchSearchState(context, state);
    throw redirect(pathTo(context.locale, 'home'));
  },
  (context) => permit(context, canSwitchSearch),
);

export default function HomePage() {
  const data = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const brand = useBrand();
  const { short } = useTexts(homeTexts).developer.states;
  switch (data.kind) {
    case 'welcome':
      return <Welcome showcase={data.showcase} />;
    case 'developer':
      return (
        <DeveloperHome
          home={data.home}
          figures={data.figures}
          searchFailed={answer !== undefined}
          bring={<BringCard developerId={data.developerId} offered={data.home.growth.bring} hasCv={data.home.hasCv} />}
          growth={
            <GrowthCard
              growth={data.home.growth}
              percent={data.home.percent}
              alias={data.home.alias}
              short={data.home.state === 'short' ? short : undefined}
              own
            />
          }
          openedTests={data.home.openedTests.map((test) => (
            <OpenedTestNotice key={test.technologyId} developerId={data.developerId} test={test} />
          ))}
          followed={<NewOffers jobs={data.followed} />}
          offers={
            data.offers && (
              <OffersForYou
                offers={data.offers}
                developerId={data.developerId}
                alert={data.alert && <FitAlert alert={data.alert} from="home" developerId={data.developerId} />}
              />
            )
          }
          meetings={<ComingMeetings meetings={data.meetings} side="developer" />}
          call={data.home.call && <CallCard developerId={data.developerId} home={data.home.call} />}
        />
      );
    case 'recruiter':
      return (
        <RecruiterHome
          name={data.name}
          home={data.home}
          newcomer={data.newcomer}
          newPeople={data.newPeople && <NewPeople people={data.newPeople} views={data.today?.views} brand={brand} />}
          meetings={<ComingMeetings meetings={data.meetings} side="recruiter" />}
          toAnswer={data.awaited && <ToAnswer awaited={data.awaited} />}
          reminders={data.reminders && <DueReminders due={data.reminders} />}
          contacts={<StaffContacts staff={data.staff} />}
          waiting={{
            reminders: data.reminders?.count ?? 0,
            applications: data.awaited && { count: data.awaited.count, before: data.awaited.first[0]?.before },
            newProfiles: data.newPeople?.groups.reduce((sum, { entries }) => sum + entries.length, 0),
          }}
          today={data.today}
          planRequest={data.planRequest && <PlanRequestState request={data.planRequest} />}
        />
      );
    case 'admin':
      return <AdminHome home={data.home} />;
  }
}
