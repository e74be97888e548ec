import type { HiringStep, JobDetails } from '../../../domain/jobs/details/job-details.ts';
import type { JobDraft } from '../../../domain/jobs/job.ts';

/** What an offer says of the team and the hiring; table jobs as `j`. */
export const detailColumns = ['j.team', 'j.teamSize', 'j.steps', 'j.hiringWeeks'] as const;

type Row = { team: string | null; teamSize: number | null; steps: unknown; hiringWeeks: number | null };

/** The steps are written by `jobSchema` only, which a constraint of the table cannot say. */
const stepsOf = ({ steps }: Row) => steps as HiringStep[];

export function detailsOf(row: Row): JobDetails {
  const { team, teamSize, hiringWeeks } = row;
  return { team, teamSize, steps: stepsOf(row), hiringWeeks };
}

export function detailsDraft(row: Row): Pick<JobDraft, 'team' | 'teamSize' | 'steps' | 'hiringWeeks'> {
  const { teamSize, hiringWeeks } = row;
  return {
    team: row.team ?? '',
    teamSize,
    steps: stepsOf(row).map(({ name, duration, note }) => ({ name, duration, note: note ?? '' })),
    hiringWeeks,
  };
}
