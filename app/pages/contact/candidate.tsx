import { lazy, Suspense, useState } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { readCandidateQuery } from '../../../domain/contact/conversations/candidate-query.ts';
import { assignedJob } from '../../../domain/jobs/job-picker.ts';
import { pathTo } from '../../../domain/paths.ts';
import { lacksConversationRight, lacksValidation } from '../../../domain/permissions/contact.ts';
import { readConfirmations } from '../../../server/services/assessments/confirmation/read-confirmations.ts';
import { readCandidate } from '../../../server/services/contact/candidates/read-candidate.ts';
import { readNeighbours } from '../../../server/services/contact/candidates/read-neighbours.ts';
import { readCandidateEvents } from '../../../server/services/contact/follow-up/read-events.ts';
import { readFollowUp } from '../../../server/services/contact/follow-up/read-follow-up.ts';
import { readReminders } from '../../../server/services/contact/follow-up/read-reminders.ts';
import { readJobAssignment } from '../../../server/services/contact/introductions/read-job-assignment.ts';
import { readCompanyNotes } from '../../../server/services/library/notes/read-notes.ts';
import { CompanyConfirmations } from '../../features/assessments/confirmation/company-confirmations.tsx';
import { CandidateScreen } from '../../features/contact/conversations/manager/candidate-screen.tsx';
import { fileTexts } from '../../features/contact/conversations/manager/file.texts.ts';
import { candidatesTexts } from '../../features/contact/conversations/manager/manager.texts.ts';
import { FollowUpPanel } from '../../features/contact/follow-up/follow-up-panel.tsx';
import { ReminderList } from '../../features/contact/follow-up/reminder-list.tsx';
import { JobAssignment } from '../../features/contact/job-assignment.tsx';
import { StageField } from '../../features/contact/pipeline/stage-field.tsx';
import { SeeApplication } from '../../features/contact/see-application.tsx';
import { ProfileSummary } from '../../features/library/candidate/profile-summary.tsx';
import { CompanyNotes } from '../../features/library/notes/company-notes.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Menu, MenuButton, MenuLink } from '../../ui/menu.tsx';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/candidate.ts';

const NotesDialog = lazy(() => import('../../features/library/notes/notes-dialog.tsx'));

export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  if (lacksValidation(context.viewer)) throw redirect(pathTo(context.locale, 'developers'));
  if (lacksConversationRight(context.viewer)) throw redirect(pathTo(context.locale, 'permissionDenied'));
  const introduction = url.searchParams.get('introduction') ?? undefined;
  const file = await readCandidate(context, params.developerId, introduction);
  const { conversation, developer } = file;
  const query = readCandidateQuery(url.searchParams);
  const [assignment, followUp, reminders, events, confirmations, notes, neighbours] = await Promise.all([
    readJobAssignment(context, developer.id),
    readFollowUp(context, developer.id),
    readReminders(context, developer.id),
    readCandidateEvents(context, developer.id),
    conversation && readConfirmations(context, conversation.introductionId),
    readCompanyNotes(context, developer.id),
    // The board itself has no order of its own: its columns have.
    query.view === 'list' ? readNeighbours(context, query, developer.id) : undefined,
  ]);
  return { file, assignment, followUp, reminders, events, confirmations, notes, query, neighbours };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const brand = brandOf(matches);
  return [{ title: loaderData ? `${loaderData.file.developer.name} – ${brand}` : brand }];
};

export default function CandidatePage() {
  const { file, assignment, followUp, reminders, events, confirmations, notes, query, neighbours } =
    useLoaderData<typeof loader>();
  const texts = useTexts(candidatesTexts);
  const assigned = assignedJob(assignment.jobs, assignment.assignedJobId);
  return (
    <div className={page.wide}>
      <CandidateScreen
        key={file.developer.id}
        file={file}
        events={events}
        query={query}
        neighbours={neighbours}
        answer={
          file.applied && (
            <SeeApplication
              developerId={file.developer.id}
              developerName={file.developer.name}
              elsewhere={file.applied.elsewhere}
            />
          )
        }
        followUp={
          <FollowUpPanel
            developerId={file.developer.id}
            followUp={followUp}
            stage={
              file.stage &&
              file.stage.stages.length > 1 && (
                <StageField
                  person={{
                    developerId: file.developer.id,
                    name: file.developer.name || texts.someone,
                    stageId: file.stage.id,
                  }}
                  stages={file.stage.stages}
                />
              )
            }
          />
        }
        reminders={<ReminderList key={file.developer.id} developerId={file.developer.id} own={reminders} />}
        assignedTitle={assigned && (assigned.title ?? texts.noJob)}
        assignedJob={<JobAssignment plain developerId={file.developer.id} {...assignment} />}
        confirmations={
          confirmations && (
            <CompanyConfirmations
              key={confirmations.introductionId}
              confirmations={confirmations}
              developerName={file.developer.name}
            />
          )
        }
        notes={notes && <CompanyNotes key={file.developer.id} developerId={file.developer.id} notes={notes} />}
        more={<MoreActions developer={file.developer} />}
        profile={file.profile && <ProfileSummary profile={file.profile} said={file.developer.city} />}
      />
    </div>
  );
}

function MoreActions({ developer: { id, alias } }: { developer: { id: string; alias: string } }) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts).file;
  const { more } = useTexts(fileTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label={more} icon="more">
        <MenuLink href={pathTo(locale, 'profile', { alias })}>{texts.profile}</MenuLink>
        <MenuButton onClick={() => setOpen(true)}>{texts.notes}</MenuButton>
      </Menu>
      <Suspense>{open && <NotesDialog developerId={id} tab="company" close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
