import type { IntroductionEvent } from '../../../../domain/contact/introductions/event.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { defineTexts } from '../../../i18n/texts.ts';

type States = Record<IntroductionStatus | 'declined', string>;
type Lines = Record<IntroductionEvent, { mine: string; other: (who: string) => string }>;

const same = (text: string) => ({ mine: text, other: () => text });

const fr = {
  /** Short labels for lists. */
  short: {
    developer: {
      10: 'En attente',
      11: 'Annulée par notre équipe',
      20: 'Attend votre réponse',
      21: 'Vous avez refusé',
      22: 'Annulée sans réponse',
      30: 'En cours',
      31: 'Candidature retenue',
      32: 'En cours, sans vos coordonnées',
      40: 'Rouverte',
      90: 'Embauche',
      91: 'Archivée par l’entreprise',
      98: 'Fermée après un long silence',
      99: 'Demande retirée',
      declined: 'Candidature déclinée',
    } as States,
    recruiter: {
      10: 'Relue par notre équipe',
      11: 'Annulée par notre équipe',
      20: 'Attend sa réponse',
      21: 'A refusé',
      22: 'Sans réponse',
      30: 'Coordonnées obtenues',
      31: 'Candidature retenue',
      32: 'Accepté, sans coordonnées',
      40: 'Rouverte',
      90: 'Embauche',
      91: 'Archivée',
      98: 'Fermée après un long silence',
      99: 'Demande retirée',
      declined: 'Candidature déclinée',
    } as States,
  },
  /** Why the conversation is closed for new messages. */
  closed: {
    developer: {
      11: 'Notre équipe a annulé cette demande.',
      21: 'Vous avez refusé de poursuivre.',
      22: 'La demande a été annulée, faute de réponse.',
      90: 'L’entreprise a noté une embauche : la conversation est terminée.',
      91: 'L’entreprise a archivé cette conversation.',
      98: 'Personne n’a écrit pendant 60 jours : la conversation a été fermée. Vous pouvez la rouvrir.',
      99: 'L’entreprise a retiré sa demande.',
      declined: 'L’entreprise n’a pas retenu votre candidature.',
    } as Partial<States>,
    recruiter: {
      10: 'Notre équipe relit cette demande avant de la transmettre.',
      11: 'Notre équipe a annulé cette demande.',
      20: 'Votre demande attend une réponse : vous pourrez écrire dès qu’elle sera acceptée.',
      21: 'Cette personne ne souhaite pas poursuivre.',
      22: 'La demande est restée sans réponse. Une réponse tardive ouvrirait la conversation.',
      90: 'Vous avez noté une embauche : la conversation est terminée.',
      91: 'Cette conversation est archivée.',
      98: 'Personne n’a écrit pendant 60 jours : la conversation a été fermée. Vous pouvez la rouvrir.',
      99: 'La demande a été retirée.',
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
      mine: 'Vous avez retenu la candidature, envoyée avec ses coordonnées',
      other: (who) => `${who} a retenu la candidature, envoyée avec ses coordonnées`,
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
      mine: 'Vous avez accepté, sans vos coordonnées',
      other: (who) => `${who} a accepté, sans ses coordonnées`,
    },
    refuse: { mine: 'Vous avez refusé de poursuivre', other: (who) => `${who} ne souhaite pas poursuivre` },
    release: same('Notre équipe a transmis la demande'),
    cancel: same('Notre équipe a annulé la demande'),
    remind: same('Un rappel a été envoyé'),
    cancelUnanswered: same('Sans réponse, la demande a été annulée'),
    closeSilent: same('Après un long silence, la conversation a été fermée'),
  } as Lines,
};

export const statesTexts = defineTexts(fr, {
  short: {
    developer: {
      10: 'Waiting',
      11: 'Cancelled by our team',
      20: 'Waits for your answer',
      21: 'You refused',
      22: 'Cancelled, unanswered',
      30: 'Under way',
      31: 'Application accepted',
      32: 'Under way, without your contact details',
      40: 'Opened again',
      90: 'Hired',
      91: 'Archived by the company',
      98: 'Closed after a long silence',
      99: 'Request withdrawn',
      declined: 'Application declined',
    },
    recruiter: {
      10: 'Read by our team first',
      11: 'Cancelled by our team',
      20: 'Waits for their answer',
      21: 'Refused',
      22: 'No answer',
      30: 'Contact details given',
      31: 'Application accepted',
      32: 'Accepted, without contact details',
      40: 'Opened again',
      90: 'Hired',
      91: 'Archived',
      98: 'Closed after a long silence',
      99: 'Request withdrawn',
      declined: 'Application declined',
    },
  },
  closed: {
    developer: {
      11: 'Our team has cancelled this request.',
      21: 'You chose not to go on.',
      22: 'The request was cancelled because there was no answer.',
      90: 'The company has marked a hire: the conversation has ended.',
      91: 'The company has archived this conversation.',
      98: 'Nobody wrote for 60 days: the conversation was closed. You can open it again.',
      99: 'The company has withdrawn its request.',
      declined: 'The company did not accept your application.',
    },
    recruiter: {
      10: 'Our team reads this request before passing it on.',
      11: 'Our team has cancelled this request.',
      20: 'Your request is waiting for an answer: you can write once it is accepted.',
      21: 'This person does not wish to go on.',
      22: 'The request had no answer. A late answer would open the conversation.',
      90: 'You have marked a hire: the conversation has ended.',
      91: 'This conversation is archived.',
      98: 'Nobody wrote for 60 days: the conversation was closed. You can open it again.',
      99: 'The request was withdrawn.',
      declined: 'This application was declined.',
    },
  },
  lines: {
    request: { mine: 'You proposed a conversation', other: (who) => `${who} proposed a conversation` },
    requestForReview: {
      mine: 'You proposed a conversation, which our team reads first',
      other: (who) => `${who} proposed a conversation, which our team reads first`,
    },
    acceptApplication: { mine: 'You accepted the application', other: (who) => `${who} accepted the application` },
    acceptApplicationWithDetails: {
      mine: 'You accepted the application, which came with contact details',
      other: (who) => `${who} accepted the application, which came with contact details`,
    },
    declineApplication: { mine: 'You declined the application', other: (who) => `${who} declined the application` },
    withdraw: { mine: 'You withdrew the request', other: (who) => `${who} withdrew the request` },
    archive: { mine: 'You archived the conversation', other: (who) => `${who} archived the conversation` },
    hire: { mine: 'You marked the hire', other: (who) => `${who} marked the hire` },
    reopen: { mine: 'You opened the conversation again', other: (who) => `${who} opened the conversation again` },
    acceptWithDetails: {
      mine: 'You accepted and gave your contact details',
      other: (who) => `${who} accepted and gave their contact details`,
    },
    acceptWithoutDetails: {
      mine: 'You accepted, without your contact details',
      other: (who) => `${who} accepted, without their contact details`,
    },
    refuse: { mine: 'You chose not to go on', other: (who) => `${who} does not wish to go on` },
    release: same('Our team passed the request on'),
    cancel: same('Our team cancelled the request'),
    remind: same('A reminder was sent'),
    cancelUnanswered: same('Without an answer, the request was cancelled'),
    closeSilent: same('After a long silence, the conversation was closed'),
  },
});

/** Status 99 has two meanings: a withdrawn request, or a declined application. */
export function stateKey(status: IntroductionStatus, declined: boolean): keyof States {
  return status === 99 && declined ? 'declined' : status;
}
