import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { notify } from '../live.ts';
import type { Runtime } from '../runtime.ts';
import { sweepExpired } from '../services/account/sessions/sweep-expired.ts';
import { answerRequestsForFiles } from '../services/assessments/answer-test-requests.ts';
import { closeSeasons, refreshAllStars } from '../services/assessments/leaderboards/close-seasons.ts';
import { refreshRankings } from '../services/assessments/leaderboards/refresh-rankings.ts';
import { measureQuestions } from '../services/assessments/questions/measure-questions.ts';
import { rateQuestions } from '../services/assessments/questions/rate-questions.ts';
import { refreshExposure } from '../services/assessments/questions/refresh-exposure.ts';
import { sweepSessions } from '../services/assessments/session/sweep-sessions.ts';
import { deliver } from '../services/ats/deliver.ts';
import { queueAwayEmails } from '../services/contact/conversations/queue-away-emails.ts';
import { queueIntroductionEmail } from '../services/contact/conversations/queue-introduction-email.ts';
import { tellReminders } from '../services/contact/follow-up/tell-reminders.ts';
import { runDue } from '../services/contact/introductions/run-due.ts';
import { endMeetingsOf } from '../services/contact/meetings/end-meetings.ts';
import { queueMeetingEmail } from '../services/contact/meetings/queue-meeting-email.ts';
import { reportFairness } from '../services/fit/fairness/report-fairness.ts';
import { refreshFit } from '../services/fit/refresh-fit.ts';
import { closeApplications } from '../services/jobs/answers/close-applications.ts';
import { refreshAnswerRates } from '../services/jobs/answers/refresh-rates.ts';
import { remindCompanies } from '../services/jobs/answers/remind-companies.ts';
import { publishPlanned } from '../services/jobs/schedule/publish-planned.ts';
import { alertJob, alertJobs } from '../services/jobs/searches/alert-jobs.ts';
import { archiveExpired } from '../services/jobs/validity/archive-expired.ts';
import { remindExpiring } from '../services/jobs/validity/remind-expiring.ts';
import { rebuildLibrary } from '../services/library/rebuild-library.ts';
import { alertSearches } from '../services/library/searches/alert-searches.ts';
import { refreshFigures } from '../services/moderation/figures/refresh-figures.ts';
import { publishDueBatch } from '../services/moderation/publish-batch.ts';
import { retireAccounts } from '../services/privacy/erasure/retire-accounts.ts';
import { watchReading } from '../services/privacy/watch-reading.ts';
import { sendEmail } from '../services/shared/emails/send-email.ts';
import { fillHtml } from '../services/shared/markdown/fill-html.ts';
import type { Tasks } from './enqueue-task.ts';
import { watchLostTasks } from './lost-tasks.ts';

/** Each task calls a service, and nothing else. */
const tasks: { [Name in keyof Tasks]: (runtime: Runtime, payload: Tasks[Name]) => Promise<void> } = {
  'send-email': (runtime, { emailId }) => sendEmail(runtime, emailId),
  'sweep-expired': (runtime) => sweepExpired(runtime),
  'rebuild-library': ({ db }) => rebuildLibrary(db),
  'alert-searches': (runtime) => alertSearches(runtime),
  'alert-job': (runtime, { jobId }) => alertJob(runtime, jobId),
  'alert-jobs': (runtime) => alertJobs(runtime),
  'introduction-email': (runtime, { eventId }) => queueIntroductionEmail(runtime, eventId),
  'meeting-email': (runtime, { eventId }) => queueMeetingEmail(runtime, eventId),
  'end-meetings': (runtime, ending) => endMeetingsOf(runtime, ending),
  'introductions-due': async (runtime) => void (await runDue(runtime)),
  'away-emails': async (runtime) => void (await queueAwayEmails(runtime)),
  'close-applications': async (runtime) => void (await closeApplications(runtime)),
  'remind-companies': async (runtime) => void (await remindCompanies(runtime)),
  'tell-reminders': async (runtime) => void (await tellReminders(runtime)),
  'refresh-answer-rates': (runtime) => refreshAnswerRates(runtime),
  'deliver-webhook': (runtime, { deliveryId }) => deliver(runtime, deliveryId),
  'publish-batch': async (runtime) => void (await publishDueBatch(runtime)),
  'rate-questions': async (runtime) => void (await rateQuestions(runtime)),
  'measure-questions': (runtime) => measureQuestions(runtime),
  'refresh-exposure': (runtime, { testId }) => refreshExposure(runtime, testId),
  'refresh-rankings': async (runtime) => void (await refreshRankings(runtime)),
  'refresh-all-stars': (runtime) => refreshAllStars(runtime),
  'close-seasons': async (runtime) => void (await closeSeasons(runtime)),
  'sweep-test-sessions': async (runtime) => void (await sweepSessions(runtime)),
  'retire-accounts': async (runtime) => void (await retireAccounts(runtime)),
  'watch-reading': async (runtime) => void (await watchReading(runtime)),
  'refresh-figures': (runtime) => refreshFigures(runtime),
  'refresh-fit': ({ db }) => refreshFit(db),
  'report-fairness': (runtime) => reportFairness(runtime),
  'fill-html': (runtime) => fillHtml(runtime),
  'answer-test-requests': (runtime) => answerRequestsForFiles(runtime),
  'publish-planned-jobs': async (runtime) => void (await publishPlanned(runtime)),
  'archive-expired-jobs': async (runtime) => void (await archiveExpired(runtime)),
  'remind-expiring-jobs': (runtime) => remindExpiring(runtime),
};

// The lines of the library would mix with ours and contain payloads; outcomes are logged and counted here.
const quiet = new Logger(() => () => {});

/**
 * Cron lines (minute, hour, day, month, weekday) in UTC. Alerts are sent every morning before working hours. Questions
 * are rated at night, and the rankings after them. Applications are closed soon after midnight in Paris; companies are
 * reminded during the day, hourly, so that an hour in which nothing ran is made up for. fill-html renders texts that
 * have no HTML yet.
 */
const schedule = [
  '17 3 * * * sweep-expired',
  '40 4 * * * alert-searches',
  '50 4 * * * alert-jobs',
  '*/10 * * * * introductions-due',
  '*/5 * * * * away-emails',
  '5 * * * * close-applications',
  '20 5-20 * * * remind-companies',
  '15 5-20 * * * tell-reminders',
  '20 3 * * * refresh-answer-rates',
  '*/5 * * * * publish-batch',
  '*/15 * * * * sweep-test-sessions',
  '25 * * * * refresh-all-stars',
  '35 * * * * close-seasons',
  '30 2 * * * rate-questions',
  '40 2 * * * measure-questions',
  '45 2 * * * refresh-rankings',
  '5 3 * * * refresh-figures',
  '55 2 * * * refresh-fit',
  '4 * * * * publish-planned-jobs',
  '2 * * * * archive-expired-jobs',
  '50 4-16 * * * remind-expiring-jobs',
  '10 3 * * * report-fairness',
  '50 * * * * retire-accounts',
  '*/15 * * * * watch-reading',
  '* * * * * fill-html',
].join('\n');

export async function migrateTaskQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet });
}

export async function startWorker(runtime: Runtime): Promise<Pick<Runner, 'stop'>> {
  const { log, metrics, pool, connection } = runtime;
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown) => {
        try {
          await (task as (runtime: Runtime, payload: unknown) => Promise<void>)(runtime, payload);
          metrics.jobs.inc({ job: name, outcome: 'done' });
        } catch (error) {
          metrics.jobs.inc({ job: name, outcome: 'failed' });
          log.warn({ job: name, err: error }, 'task failed, it will be retried');
          throw error;
        }
      },
    ]),
  ) as TaskList;
  const events = new EventEmitter();
  // The tables of the queue have no trigger of ours, so administrators are notified of failures from here.
  events.on('job:failed', () => {
    notify(runtime.db, 'team', { kind: 'queue', id: 'failures' }).catch((error) =>
      log.warn({ err: error }, 'administrators could not be notified of a failed task'),
    );
  });
  const lostJobs = watchLostTasks(connection, events, log);
  const runner = await run({
    pgPool: pool,
    events,
    taskList,
    crontab: schedule,
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: quiet,
  });
  return {
    stop: async () => {
      await runner.stop();
      await lostJobs.close();
    },
  };
}
