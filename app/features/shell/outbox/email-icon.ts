import type { IconName } from '../../../ui/icon.tsx';

/** What an e-mail is about, by the first word of its template. */
const icons: Record<string, IconName> = {
  answer: 'message',
  application: 'document',
  applied: 'document',
  ats: 'document',
  call: 'phone',
  company: 'building',
  contributor: 'pencil',
  introduction: 'message',
  job: 'briefcase',
  join: 'team',
  library: 'search',
  member: 'team',
  offer: 'briefcase',
  offers: 'briefcase',
  plan: 'euro',
  profile: 'person',
  question: 'pencil',
  ranking: 'list',
  report: 'support',
  support: 'support',
  test: 'list',
  unread: 'message',
};

/** The other e-mails are about the account itself. */
export function emailIcon(template: string): IconName {
  return icons[template.split('-')[0] ?? ''] ?? 'mail';
}
