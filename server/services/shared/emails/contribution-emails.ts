import { type EmailData, type EmailText, quote } from './email-text.ts';

const page = ({ testId = '', questionId = '' }: EmailData) => ({ testId, questionId });
const own = ({ developerId = '' }: EmailData) => ({ alias: developerId });

/** E-mails to users who propose questions, report them, or help to write a test. */
export const frenchContributionEmails = {
  'question-accepted': (data: EmailData): EmailText => ({
    subject: 'Votre question est publiée',
    paragraphs: [
      `Notre équipe a accepté votre question « ${data.title} » (${data.test}). Merci : elle servira à toutes celles et tous ceux qui préparent un entretien.`,
      'Elle ne compte pas encore dans les scores : il lui faut d’abord assez de réponses pour que sa difficulté soit connue.',
    ],
    action: { label: 'Voir ma question', path: 'testQuestion', params: page(data) },
  }),
  'question-declined': (data: EmailData): EmailText => ({
    subject: 'Votre question n’est pas retenue en l’état',
    paragraphs: [
      `Notre équipe a relu votre question « ${data.title} » et ne peut pas la publier telle quelle. Voici pourquoi :`,
      ...quote(data.reason),
      'Rien n’est perdu : vous pouvez la corriger et la proposer à nouveau.',
    ],
    action: { label: 'Corriger ma question', path: 'contribution', params: page(data) },
  }),
  'question-archived': (data: EmailData): EmailText => ({
    subject: 'Votre question est archivée',
    paragraphs: [
      `Votre question « ${data.title} » n’est plus posée : elle est archivée. Elle reste dans vos contributions.`,
      ...quote(data.reason),
    ],
    action: { label: 'Voir mes contributions', path: 'profile?section=contributions', params: own(data) },
  }),
  'question-deleted': (data: EmailData): EmailText => ({
    subject: 'Votre question est supprimée',
    paragraphs: [
      `Notre équipe a supprimé votre question « ${data.title} ».`,
      ...quote(data.reason),
      'Si c’est une erreur, écrivez-nous : elle peut être rétablie.',
    ],
    action: { label: 'Nous contacter', path: 'contact' },
  }),
  'question-restored': (data: EmailData): EmailText => ({
    subject: 'Votre question est rétablie',
    paragraphs: [
      `Notre équipe a rétabli votre question « ${data.title} ». Vous verrez dans vos contributions si elle est en ligne ou si elle attend une relecture.`,
    ],
    action: { label: 'Voir mes contributions', path: 'profile?section=contributions', params: own(data) },
  }),
  'question-report-answered': (data: EmailData): EmailText => ({
    subject: 'Votre signalement a été lu',
    paragraphs: [
      data.followed
        ? `Vous nous avez signalé la question « ${data.title} ». Vous aviez raison : la question a été corrigée ou retirée.`
        : `Vous nous avez signalé la question « ${data.title} ». Nous l’avons relue et nous la laissons telle quelle.`,
      ...quote(data.reason),
      'Merci d’avoir pris le temps de nous écrire.',
    ],
    action: { label: 'Ajouter une précision', path: 'contact' },
  }),
  'contributor-accepted': ({ test }: EmailData): EmailText => ({
    subject: `Vous participez au QCM ${test}`,
    paragraphs: [
      `Notre équipe vous accueille parmi les contributeurs et contributrices du QCM « ${test} », qui n’est pas encore publié.`,
      'Vous pouvez y proposer des questions dès maintenant, et voir celles qui y sont déjà.',
    ],
    action: { label: 'Proposer une question', path: 'contribute' },
  }),
  'contributor-declined': ({ test }: EmailData): EmailText => ({
    subject: `Votre demande pour le QCM ${test}`,
    paragraphs: [
      `Nous n’avons pas retenu votre demande pour le QCM « ${test} » cette fois.`,
      'Les autres QCM restent ouverts à vos questions.',
    ],
    action: { label: 'Proposer une question', path: 'contribute' },
  }),
};

export const englishContributionEmails: typeof frenchContributionEmails = {
  'question-accepted': (data) => ({
    subject: 'Your question has been published',
    paragraphs: [
      `Our team has accepted your question “${data.title}” (${data.test}). Thank you: it will help everyone who is preparing for an interview.`,
      'It does not count towards scores yet: it first needs enough answers for its difficulty to be known.',
    ],
    action: { label: 'See my question', path: 'testQuestion', params: page(data) },
  }),
  'question-declined': (data) => ({
    subject: 'Your question needs changes before it can be published',
    paragraphs: [
      `Our team has reviewed your question “${data.title}” and cannot publish it as it stands. Here is why:`,
      ...quote(data.reason),
      'Nothing is lost: you can correct it and propose it again.',
    ],
    action: { label: 'Correct my question', path: 'contribution', params: page(data) },
  }),
  'question-archived': (data) => ({
    subject: 'Your question has been archived',
    paragraphs: [
      `Your question “${data.title}” is no longer asked: it has been archived. It stays in your contributions.`,
      ...quote(data.reason),
    ],
    action: { label: 'See my contributions', path: 'profile?section=contributions', params: own(data) },
  }),
  'question-deleted': (data) => ({
    subject: 'Your question has been deleted',
    paragraphs: [
      `Our team has deleted your question “${data.title}”.`,
      ...quote(data.reason),
      'If this is a mistake, write to us: it can be restored.',
    ],
    action: { label: 'Contact us', path: 'contact' },
  }),
  'question-restored': (data) => ({
    subject: 'Your question has been restored',
    paragraphs: [
      `Our team has restored your question “${data.title}”. You will see in your contributions whether it is online or awaiting review.`,
    ],
    action: { label: 'See my contributions', path: 'profile?section=contributions', params: own(data) },
  }),
  'question-report-answered': (data) => ({
    subject: 'Your report has been reviewed',
    paragraphs: [
      data.followed
        ? `You reported the question “${data.title}”. You were right: the question has been corrected or withdrawn.`
        : `You reported the question “${data.title}”. We have reviewed it and are leaving it as it is.`,
      ...quote(data.reason),
      'Thank you for taking the time to write to us.',
    ],
    action: { label: 'Add details', path: 'contact' },
  }),
  'contributor-accepted': ({ test }) => ({
    subject: `You are now a contributor to the ${test} test`,
    paragraphs: [
      `Our team welcomes you among the contributors to the “${test}” test, which has not been published yet.`,
      'You can now propose questions for it, and see those that are already there.',
    ],
    action: { label: 'Propose a question', path: 'contribute' },
  }),
  'contributor-declined': ({ test }) => ({
    subject: `Your request for the ${test} test`,
    paragraphs: [
      `We have not accepted your request for the “${test}” test this time.`,
      'The other tests remain open to your questions.',
    ],
    action: { label: 'Propose a question', path: 'contribute' },
  }),
};
