import type { PlainPathKey } from '../../../../domain/paths.ts';
import type { AdminHome } from '../../../../server/services/shell/home/read-admin-home.ts';
import type { IconName } from '../../../ui/icon.tsx';
import type { adminHomeTexts } from './admin-home.texts.ts';

type Queue = {
  name: keyof typeof adminHomeTexts.fr.queues;
  icon: IconName;
  count: number;
  path: PlainPathKey;
  query?: string;
  /** When its oldest entry came, where the home knows it. */
  oldest?: string | undefined;
  /** Something is wrong, not only to be done. */
  alarm?: boolean;
};

/** Every queue of the administrators. A new queue is one line here, and its count is in read-admin-home.ts. */
export function queuesOf(home: AdminHome): Queue[] {
  return [
    {
      name: 'profiles',
      icon: 'person',
      count: home.profilesWaiting,
      path: 'adminProfiles',
      oldest: home.firstProfiles[0]?.since,
    },
    { name: 'batch', icon: 'check', count: home.inBatch, path: 'adminProfiles', query: '?list=batch' },
    {
      name: 'companies',
      icon: 'building',
      count: home.companiesWaiting,
      path: 'adminCompanies',
      oldest: home.firstCompanies[0]?.since,
    },
    { name: 'offers', icon: 'briefcase', count: home.offersToReview, path: 'adminOffers' },
    { name: 'plans', icon: 'euro', count: home.planRequests, path: 'adminPlans' },
    { name: 'introductions', icon: 'message', count: home.introductionsInReview, path: 'adminIntroductions' },
    {
      name: 'conversationReports',
      icon: 'bell',
      count: home.conversationReports,
      path: 'adminIntroductions',
      query: '?list=reports',
      alarm: true,
    },
    { name: 'calls', icon: 'phone', count: home.bookedCalls, path: 'adminCalls' },
    { name: 'rankings', icon: 'list', count: home.rankingRequests, path: 'adminRankings' },
    {
      name: 'reports',
      icon: 'bell',
      count: home.openReports,
      path: 'adminSupport',
      query: '?kind=report',
      alarm: true,
    },
    { name: 'questions', icon: 'pencil', count: home.questionsWaiting, path: 'adminQuestions' },
    {
      name: 'questionReports',
      icon: 'bell',
      count: home.questionReports,
      path: 'adminQuestions',
      query: '?view=reports',
      alarm: true,
    },
    { name: 'support', icon: 'support', count: home.openSupport, path: 'adminSupport' },
    { name: 'emails', icon: 'mail', count: home.failedEmails, path: 'adminFailures', alarm: true },
    { name: 'jobs', icon: 'refresh', count: home.failedJobs, path: 'adminFailures', alarm: true },
  ];
}
