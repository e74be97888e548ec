import type { WebhookEvent } from '../../../../domain/ats/webhook.ts';
import type { Locale } from '../../../../domain/viewer.ts';

/** What each message of a webhook says, in the reference. */
export const messageTexts: Record<Locale, Record<WebhookEvent, string>> = {
  fr: {
    'introduction.changed': 'Une mise en relation a changé',
    'application.received': 'Une candidature est arrivée',
    'application.closed': 'Une candidature sans réponse a été close',
    'message.created': 'Un message a été écrit dans une conversation',
    'stage.changed': 'Des personnes sont passées dans une étape',
    'job.changed': 'Une offre a été publiée, archivée ou modifiée en ligne',
  },
  en: {
    'introduction.changed': 'An introduction has changed',
    'application.received': 'An application has arrived',
    'application.closed': 'An application without a reply has been closed',
    'message.created': 'A message was written in a conversation',
    'stage.changed': 'People were moved to a stage',
    'job.changed': 'A job was published, archived or changed while online',
  },
};
