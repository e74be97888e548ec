import type { PlainPathKey } from '../../../../domain/paths.ts';
import type { AdminHome } from '../../../../server/services/shell/home/read-admin-home.ts';
import type { adminHomeTexts } from './admin-home.texts.ts';

type Queue = { name: keyof typeof adminHomeTexts.fr.queues; count: number; path: PlainPathKey; query?: string };

/** Every queue of the administrators. A new queue is one line here, and its count is in read-admin-home.ts. */
export function queuesOf(home: AdminHome): Queue[] {
  return [
    { name: 'profiles', count: home.profilesWaiting, path: 'adminProfiles' },
    { name: 'batch', count: home.inBatch, path: 'adminProfiles', query: '?list=batch' },
    { name: 'companies', count: home.companiesWaiting, path: 'adminCompanies' },
    { name: 'offers', count: home.offersToReview, path: 'adminOffers' },
    { name: 'plans', count: home.planRequests, path: 'adminPlans' },
    { name: 'introductions', count: home.introductionsInReview, path: 'adminIntroductions' },
    { name: 'calls', count: home.bookedCalls, path: 'adminCalls' },
    { name: 'rankings', count: home.rankingRequests, path: 'adminRankings' },
    { name: 'reports', count: home.openReports, path: 'adminSupport', query: '?kind=report' },
    { name: 'questions', count: home.questionsWaiting, path: 'adminQuestions' },
    { name: 'questionReports', count: home.questionReports, path: 'adminQuestions', query: '?view=reports' },
    { name: 'support', count: home.openSupport, path: 'adminSupport' },
    { name: 'emails', count: home.failedEmails, path: 'adminFailures' },
    { name: 'jobs', count: home.failedJobs, path: 'adminFailures' },
  ];
}
