/** For whom an e-mail is; the words of the settings page depend on it. */
export type Audience = 'developer' | 'recruiter' | 'administrator';

/** docs/product/account.md, E-mail preferences: why an e-mail is always sent. */
export type Necessity = 'security' | 'law' | 'answer';

type Kind = { for: readonly Audience[]; templates: readonly string[] };

/** docs/product/account.md, E-mail preferences: e-mails that a person can turn off, in the order of the page. */
export const optionalKinds = {
  jobAlerts: { for: ['developer'], group: 'offers', templates: ['job-alert'] },
  appliedOffers: {
    for: ['developer'],
    group: 'offers',
    templates: ['applied-offer-closed', 'applied-offer-restored'],
  },
  profileAlerts: { for: ['recruiter'], group: 'library', templates: ['library-alert'] },
  requests: { for: ['developer'], group: 'conversations', templates: ['introduction-request'] },
  requestReminders: { for: ['developer'], group: 'conversations', templates: ['introduction-reminder'] },
  messages: {
    for: ['developer', 'recruiter'],
    group: 'conversations',
    templates: ['unread-from-company', 'unread-from-developer'],
  },
  meetingProposals: { for: ['developer'], group: 'conversations', templates: ['meeting-proposed'] },
  joinRequests: { for: ['recruiter'], group: 'team', templates: ['join-asked'] },
  waitingApplications: { for: ['recruiter'], group: 'team', templates: ['answer-reminder'] },
  expiringOffers: { for: ['recruiter'], group: 'team', templates: ['offers-expiring'] },
  failedPublications: { for: ['recruiter'], group: 'team', templates: ['publication-failed'] },
  candidatesInCharge: { for: ['recruiter'], group: 'team', templates: ['candidate-in-charge'] },
  candidateReminders: { for: ['recruiter'], group: 'team', templates: ['candidate-reminders'] },
  noteMentions: { for: ['recruiter'], group: 'team', templates: ['note-mention'] },
  openTests: { for: ['developer'], group: 'tests', templates: ['test-open'] },
  publishedQuestions: {
    for: ['developer', 'administrator'],
    group: 'tests',
    templates: ['question-accepted', 'question-restored'],
  },
  bookedCalls: {
    for: ['administrator'],
    group: 'calls',
    templates: ['call-booked-team', 'call-moved-team', 'call-cancelled-team'],
  },
} as const satisfies Record<string, Kind & { group: string }>;

/** E-mails that are always sent, and why. */
export const necessaryKinds = {
  account: {
    for: ['developer', 'recruiter', 'administrator'],
    why: 'security',
    templates: [
      'verify-email',
      'existing-account',
      'reset-password',
      'confirm-new-email',
      'email-change-asked',
      'email-taken',
      'email-changed',
      'email-set',
      'password-changed',
      'password-replaced',
      'second-factor-on',
      'second-factor-off',
      'recovery-code-used',
      'recovery-codes-renewed',
      'sessions-closed',
      'codes-guessed',
    ],
  },
  unusualReading: { for: ['administrator'], why: 'security', templates: ['unusual-reading'] },
  membership: {
    for: ['recruiter'],
    why: 'security',
    templates: ['company-invitation', 'join-accepted', 'join-declined', 'member-removed'],
  },
  erasure: {
    for: ['developer', 'recruiter', 'administrator'],
    why: 'law',
    templates: ['erasure-asked', 'account-inactive'],
  },
  profileDecisions: { for: ['developer'], why: 'law', templates: ['profile-disabled', 'profile-published'] },
  companyDecisions: {
    for: ['recruiter'],
    why: 'law',
    templates: [
      'company-validated',
      'company-refused',
      'company-withdrawn',
      'company-restored',
      'offer-taken-down',
      'offer-restored',
    ],
  },
  stoppedIntroductions: {
    for: ['developer', 'recruiter'],
    why: 'law',
    templates: ['introduction-stopped-developer', 'introduction-stopped-company'],
  },
  questionDecisions: {
    for: ['developer', 'administrator'],
    why: 'law',
    templates: ['question-declined', 'question-archived', 'question-deleted'],
  },
  plan: { for: ['recruiter'], why: 'law', templates: ['plan-changed', 'plan-declined'] },
  applications: {
    for: ['developer'],
    why: 'answer',
    templates: ['application-accepted', 'application-declined', 'application-unanswered', 'ats-application'],
  },
  contactRequests: {
    for: ['recruiter'],
    why: 'answer',
    templates: ['introduction-accepted', 'introduction-refused', 'introduction-unanswered'],
  },
  meetings: {
    for: ['developer', 'recruiter'],
    why: 'answer',
    templates: [
      'meeting-confirmed',
      'meeting-accepted',
      'meeting-declined',
      'meeting-moved',
      'meeting-moved-company',
      'meeting-cancelled',
      'meeting-cancelled-company',
    ],
  },
  ownCalls: {
    for: ['developer'],
    why: 'answer',
    templates: ['call-booked', 'call-moved', 'call-cancelled', 'call-cancelled-by-team', 'call-missed'],
  },
  contributor: {
    for: ['developer', 'administrator'],
    why: 'answer',
    templates: ['contributor-accepted', 'contributor-declined'],
  },
  support: {
    for: ['developer', 'recruiter', 'administrator'],
    why: 'answer',
    templates: ['support-answer', 'ranking-answer', 'report-received', 'question-report-answered'],
  },
} as const satisfies Record<string, Kind & { why: Necessity }>;

export type OptionalKind = keyof typeof optionalKinds;
export type NecessaryKind = keyof typeof necessaryKinds;
export type EmailGroup = (typeof optionalKinds)[OptionalKind]['group'];
/** Every template of an e-mail has a kind: server/services/shared/emails/queue-email.ts does not compile otherwise. */
export type KnownTemplate =
  | (typeof optionalKinds)[OptionalKind]['templates'][number]
  | (typeof necessaryKinds)[NecessaryKind]['templates'][number];

export const isOptionalKind = (name: string): name is OptionalKind => Object.hasOwn(optionalKinds, name);

const optionalByTemplate = new Map<string, OptionalKind>(
  Object.entries(optionalKinds).flatMap(([kind, { templates }]) =>
    templates.map((template) => [template, kind as OptionalKind] as const),
  ),
);

/** The kind under which a person can turn this e-mail off; undefined for one that is always sent. */
export function optionalKindOf(template: string): OptionalKind | undefined {
  return optionalByTemplate.get(template);
}

const necessaryByTemplate = new Map<string, NecessaryKind>(
  Object.entries(necessaryKinds).flatMap(([kind, { templates }]) =>
    templates.map((template) => [template, kind as NecessaryKind] as const),
  ),
);

export function kindOf(template: KnownTemplate): OptionalKind | NecessaryKind {
  const kind = optionalByTemplate.get(template) ?? necessaryByTemplate.get(template);
  if (!kind) throw new Error(`the e-mail ${template} has no kind`);
  return kind;
}

/** The kinds that a person may receive, in the order of the page. */
export function kindsFor(audience: Audience): { optional: OptionalKind[]; necessary: NecessaryKind[] } {
  const of = <Name extends string>(kinds: Record<Name, Kind>) =>
    (Object.keys(kinds) as Name[]).filter((name) => kinds[name].for.includes(audience));
  return { optional: of(optionalKinds), necessary: of(necessaryKinds) };
}
