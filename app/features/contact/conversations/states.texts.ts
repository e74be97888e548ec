import type { IntroductionEvent } from '../../../../domain/contact/introductions/event.ts';
import {
  introductionStatus as code,
  type IntroductionStatus,
} from '../../../../domain/contact/introductions/status.ts';
import { defineTexts } from '../../../i18n/texts.ts';

type States = Record<IntroductionStatus | 'declined', string>;
type Lines = Record<IntroductionEvent, { mine: string; other: (who: string) => string }>;

const same = (text: string) => ({ mine: text, other: () => text });

const fr = {
  /** Short labels for lists. */
  short: {
    developer: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'En attente',
      [code.CANCELED_BY_ADMIN]: 'Annulée par notre équipe',
      [code.STATUS_WAITING_FOR_DEVELOPER]: 'Attend votre réponse',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'Vous avez refusé',
      [code.STATUS_CANCELED_AUTO]: 'Annulée sans réponse',
      [code.STATUS_VALIDATED_BY_DEVELOPER]: 'En cours',
      [code.STATUS_VALIDATED_BY_RECRUITER]: 'Candidature retenue',
      [code.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES]: 'En cours, sans vos coordonnées',
      [code.STATUS_REOPEN]: 'Rouverte',
      [code.ARCHIVED_HIRED]: 'Embauche',
      [code.ARCHIVED]: 'Archivée par l’entreprise',
      [code.STATUS_CLOSED_AUTOMATICALLY]: 'Fermée après un long silence',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'Demande retirée',
      declined: 'Candidature déclinée',
    } as States,
    recruiter: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'En relecture par notre équipe',
      [code.CANCELED_BY_ADMIN]: 'Annulée par notre équipe',
      [code.STATUS_WAITING_FOR_DEVELOPER]: 'Attend sa réponse',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'A refusé',
      [code.STATUS_CANCELED_AUTO]: 'Sans réponse',
      [code.STATUS_VALIDATED_BY_DEVELOPER]: 'Coordonnées obtenues',
      [code.STATUS_VALIDATED_BY_RECRUITER]: 'Candidature retenue',
      [code.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES]: 'A accepté, sans coordonnées',
      [code.STATUS_REOPEN]: 'Rouverte',
      [code.ARCHIVED_HIRED]: 'Embauche',
      [code.ARCHIVED]: 'Archivée',
      [code.STATUS_CLOSED_AUTOMATICALLY]: 'Fermée après un long silence',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'Demande retirée',
      declined: 'Candidature déclinée',
    } as States,
    team: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'À relire',
      [code.CANCELED_BY_ADMIN]: 'Arrêtée par l’équipe',
      [code.STATUS_WAITING_FOR_DEVELOPER]: 'Attend la réponse',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'Refusée',
      [code.STATUS_CANCELED_AUTO]: 'Annulée sans réponse',
      [code.STATUS_VALIDATED_BY_DEVELOPER]: 'Acceptée, avec coordonnées',
      [code.STATUS_VALIDATED_BY_RECRUITER]: 'Candidature retenue',
      [code.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES]: 'Acceptée, sans coordonnées',
      [code.STATUS_REOPEN]: 'Rouverte',
      [code.ARCHIVED_HIRED]: 'Embauche',
      [code.ARCHIVED]: 'Archivée par l’entreprise',
      [code.STATUS_CLOSED_AUTOMATICALLY]: 'Fermée après un long silence',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'Retirée ou déclinée par l’entreprise',
      declined: 'Candidature déclinée',
    } as States,
  },
  /** The company is not validated; recruiters do not see its introductions then. */
  frozen: {
    developer: 'Entreprise en cours de vérification',
    recruiter: 'Suspendue',
    team: 'Suspendue : entreprise non validée',
  },
  /** Why the conversation is closed for new messages. */
  closed: {
    developer: {
      [code.CANCELED_BY_ADMIN]: 'Notre équipe a arrêté cette mise en relation.',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'Vous avez refusé de poursuivre.',
      [code.STATUS_CANCELED_AUTO]: 'La demande a été annulée, faute de réponse.',
      [code.ARCHIVED_HIRED]: 'L’entreprise a noté une embauche : la conversation est terminée.',
      [code.ARCHIVED]: 'L’entreprise a archivé cette conversation.',
      [code.STATUS_CLOSED_AUTOMATICALLY]:
        'Personne n’a écrit pendant 60 jours : la conversation a été fermée. Vous pouvez la rouvrir.',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'L’entreprise a retiré sa demande.',
      declined: 'L’entreprise n’a pas retenu votre candidature.',
    } as Partial<States>,
    recruiter: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'Notre équipe relit cette demande avant de la transmettre.',
      [code.CANCELED_BY_ADMIN]: 'Notre équipe a arrêté cette mise en relation.',
      [code.STATUS_WAITING_FOR_DEVELOPER]:
        'Votre demande attend une réponse : vous pourrez écrire dès qu’elle sera acceptée.',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'Cette personne ne souhaite pas poursuivre.',
      [code.STATUS_CANCELED_AUTO]: 'La demande est restée sans réponse. Une réponse tardive ouvrirait la conversation.',
      [code.ARCHIVED_HIRED]: 'Vous avez noté une embauche : la conversation est terminée.',
      [code.ARCHIVED]: 'Cette conversation est archivée.',
      [code.STATUS_CLOSED_AUTOMATICALLY]:
        'Personne n’a écrit pendant 60 jours : la conversation a été fermée. Vous pouvez la rouvrir.',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'La demande a été retirée.',
      declined: 'Cette candidature a été déclinée.',
    } as Partial<States>,
  },
  lines: {
    request: { mine: 'Vous avez proposé une conversation', other: (who) => `${who} a proposé une conversation` },
    requestForReview: {
      mine: 'Vous avez proposé une conversation, que notre équipe relit',
      other: (who) => `${who} a proposé une conversation, que notre équipe relit`,
    },
    acceptApplication: { mine: 'Vous avez retenu la candidature', other: (who) => `${who} a retenu la candidature` },
    acceptApplicationWithDetails: {
      mine: 'Vous avez retenu la candidature, coordonnées jointes',
      other: (who) => `${who} a retenu la candidature, coordonnées jointes`,
    },
    declineApplication: { mine: 'Vous avez décliné la candidature', other: (who) => `${who} a décliné la candidature` },
    withdraw: { mine: 'Vous avez retiré la demande', other: (who) => `${who} a retiré la demande` },
    archive: { mine: 'Vous avez archivé la conversation', other: (who) => `${who} a archivé la conversation` },
    hire: { mine: 'Vous avez noté l’embauche', other: (who) => `${who} a noté l’embauche` },
    reopen: { mine: 'Vous avez rouvert la conversation', other: (who) => `${who} a rouvert la conversation` },
    acceptWithDetails: {
      mine: 'Vous avez accepté et donné vos coordonnées',
      other: (who) => `${who} a accepté et donné ses coordonnées`,
    },
    acceptWithoutDetails: {
      mine: 'Vous avez accepté, sans donner vos coordonnées',
      other: (who) => `${who} a accepté, sans donner ses coordonnées`,
    },
    refuse: { mine: 'Vous avez refusé de poursuivre', other: (who) => `${who} ne souhaite pas poursuivre` },
    release: same('Notre équipe a transmis la demande'),
    cancel: same('Notre équipe a arrêté la mise en relation'),
    remind: same('Un rappel a été envoyé'),
    cancelUnanswered: same('Sans réponse, la demande a été annulée'),
    closeSilent: same('Après un long silence, la conversation a été fermée'),
  } as Lines,
};

export const statesTexts = defineTexts(fr, {
  short: {
    developer: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'Waiting',
      [code.CANCELED_BY_ADMIN]: 'Cancelled by our team',
      [code.STATUS_WAITING_FOR_DEVELOPER]: 'Awaiting your reply',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'You declined',
      [code.STATUS_CANCELED_AUTO]: 'Cancelled without a reply',
      [code.STATUS_VALIDATED_BY_DEVELOPER]: 'In progress',
      [code.STATUS_VALIDATED_BY_RECRUITER]: 'Application accepted',
      [code.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES]: 'In progress, without your contact details',
      [code.STATUS_REOPEN]: 'Reopened',
      [code.ARCHIVED_HIRED]: 'Hired',
      [code.ARCHIVED]: 'Archived by the company',
      [code.STATUS_CLOSED_AUTOMATICALLY]: 'Closed after a long silence',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'Request withdrawn',
      declined: 'Application declined',
    },
    recruiter: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'Being reviewed by our team',
      [code.CANCELED_BY_ADMIN]: 'Cancelled by our team',
      [code.STATUS_WAITING_FOR_DEVELOPER]: 'Awaiting their reply',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'Declined',
      [code.STATUS_CANCELED_AUTO]: 'No reply',
      [code.STATUS_VALIDATED_BY_DEVELOPER]: 'Contact details shared',
      [code.STATUS_VALIDATED_BY_RECRUITER]: 'Application accepted',
      [code.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES]: 'Accepted, without contact details',
      [code.STATUS_REOPEN]: 'Reopened',
      [code.ARCHIVED_HIRED]: 'Hired',
      [code.ARCHIVED]: 'Archived',
      [code.STATUS_CLOSED_AUTOMATICALLY]: 'Closed after a long silence',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'Request withdrawn',
      declined: 'Application declined',
    },
    team: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'To review',
      [code.CANCELED_BY_ADMIN]: 'Stopped by the team',
      [code.STATUS_WAITING_FOR_DEVELOPER]: 'Awaiting a reply',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'Declined',
      [code.STATUS_CANCELED_AUTO]: 'Cancelled without a reply',
      [code.STATUS_VALIDATED_BY_DEVELOPER]: 'Accepted, with contact details',
      [code.STATUS_VALIDATED_BY_RECRUITER]: 'Application accepted',
      [code.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES]: 'Accepted, without contact details',
      [code.STATUS_REOPEN]: 'Reopened',
      [code.ARCHIVED_HIRED]: 'Hired',
      [code.ARCHIVED]: 'Archived by the company',
      [code.STATUS_CLOSED_AUTOMATICALLY]: 'Closed after a long silence',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'Withdrawn or declined by the company',
      declined: 'Application declined',
    },
  },
  frozen: {
    developer: 'Company being checked',
    recruiter: 'On hold',
    team: 'On hold: company not validated',
  },
  closed: {
    developer: {
      [code.CANCELED_BY_ADMIN]: 'Our team has stopped this introduction.',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'You chose not to continue.',
      [code.STATUS_CANCELED_AUTO]: 'The request was cancelled because there was no reply.',
      [code.ARCHIVED_HIRED]: 'The company has recorded a hire: the conversation has ended.',
      [code.ARCHIVED]: 'The company has archived this conversation.',
      [code.STATUS_CLOSED_AUTOMATICALLY]:
        'No one wrote for 60 days: the conversation has been closed. You can reopen it.',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'The company has withdrawn its request.',
      declined: 'The company did not accept your application.',
    },
    recruiter: {
      [code.STATUS_WAITING_FOR_ADMIN]: 'Our team is reviewing this request before passing it on.',
      [code.CANCELED_BY_ADMIN]: 'Our team has stopped this introduction.',
      [code.STATUS_WAITING_FOR_DEVELOPER]: 'Your request is awaiting a reply: you can write once it is accepted.',
      [code.STATUS_CANCELED_BY_DEVELOPER]: 'This person does not wish to continue.',
      [code.STATUS_CANCELED_AUTO]: 'The request got no reply. A late reply would open the conversation.',
      [code.ARCHIVED_HIRED]: 'You have recorded a hire: the conversation has ended.',
      [code.ARCHIVED]: 'This conversation is archived.',
      [code.STATUS_CLOSED_AUTOMATICALLY]:
        'No one wrote for 60 days: the conversation has been closed. You can reopen it.',
      [code.STATUS_CANCELLED_BY_RECRUITER]: 'The request has been withdrawn.',
      declined: 'This application has been declined.',
    },
  },
  lines: {
    request: { mine: 'You proposed a conversation', other: (who) => `${who} proposed a conversation` },
    requestForReview: {
      mine: 'You proposed a conversation, which our team is reviewing',
      other: (who) => `${who} proposed a conversation, which our team is reviewing`,
    },
    acceptApplication: { mine: 'You accepted the application', other: (who) => `${who} accepted the application` },
    acceptApplicationWithDetails: {
      mine: 'You accepted the application, contact details included',
      other: (who) => `${who} accepted the application, contact details included`,
    },
    declineApplication: { mine: 'You declined the application', other: (who) => `${who} declined the application` },
    withdraw: { mine: 'You withdrew the request', other: (who) => `${who} withdrew the request` },
    archive: { mine: 'You archived the conversation', other: (who) => `${who} archived the conversation` },
    hire: { mine: 'You recorded the hire', other: (who) => `${who} recorded the hire` },
    reopen: { mine: 'You reopened the conversation', other: (who) => `${who} reopened the conversation` },
    acceptWithDetails: {
      mine: 'You accepted and shared your contact details',
      other: (who) => `${who} accepted and shared their contact details`,
    },
    acceptWithoutDetails: {
      mine: 'You accepted, without sharing your contact details',
      other: (who) => `${who} accepted, without sharing their contact details`,
    },
    refuse: { mine: 'You chose not to continue', other: (who) => `${who} does not wish to continue` },
    release: same('Our team passed the request on'),
    cancel: same('Our team stopped the introduction'),
    remind: same('A reminder was sent'),
    cancelUnanswered: same('Without a reply, the request was cancelled'),
    closeSilent: same('After a long silence, the conversation was closed'),
  },
});

/** This status has two meanings: a withdrawn request, or a declined application. */
export function stateKey(status: IntroductionStatus, declined: boolean): keyof States {
  return status === code.STATUS_CANCELLED_BY_RECRUITER && declined ? 'declined' : status;
}
