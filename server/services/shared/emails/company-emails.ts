import { invitationDays } from '../../../../domain/companies/invitation.ts';
import { type EmailData, type EmailText, lines } from './email-text.ts';

/** E-mails to recruiters about their company. */
export const frenchCompanyEmails = {
  'company-validated': ({ company }: EmailData): EmailText => ({
    subject: `${company} est validée`,
    paragraphs: [
      `Notre équipe a validé ${company}. La CVThèque est ouverte pour vous et vos collègues, et la page de l’entreprise est publique.`,
      'Une page complète donne envie de vous répondre : c’est le bon moment pour la relire.',
    ],
    action: { label: 'Ouvrir la CVThèque', path: 'developers' },
  }),
  'company-refused': ({ company, reason }: EmailData): EmailText => ({
    subject: `${company} n’est pas validée pour le moment`,
    paragraphs: [
      `Notre équipe a regardé la page de ${company} et ne peut pas la valider en l’état. Voici pourquoi :`,
      ...lines(reason),
      'Rien n’est perdu : corrigez la page, puis demandez une nouvelle relecture depuis votre accueil. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    action: { label: 'Corriger la page', path: 'myCompany' },
  }),
  'company-withdrawn': ({ company, reason }: EmailData): EmailText => ({
    subject: `La validation de ${company} est retirée`,
    paragraphs: [
      `Notre équipe a retiré la validation de ${company}. Voici pourquoi :`,
      ...lines(reason),
      'En attendant, vos demandes et vos conversations sont suspendues, vos offres ne sont plus publiques et la CVThèque est fermée. Rien n’est effacé.',
      'Corrigez la page, puis demandez une nouvelle relecture depuis votre accueil. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    action: { label: 'Voir mon entreprise', path: 'myCompany' },
  }),
  'company-restored': ({ company }: EmailData): EmailText => ({
    subject: `${company} est de nouveau validée`,
    paragraphs: [
      `Notre équipe a rétabli la validation de ${company}. Vos demandes et vos conversations reprennent où elles en étaient, vos offres sont de nouveau publiques et la CVThèque est ouverte.`,
    ],
    action: { label: 'Ouvrir la CVThèque', path: 'developers' },
  }),
  'company-invitation': ({ brand, company, person, token }: EmailData): EmailText => ({
    subject: company ? `${person} vous invite à rejoindre ${company}` : 'Vous êtes invité·e à rejoindre une équipe',
    paragraphs: [
      company
        ? `${person} vous propose de recruter avec l’équipe de ${company} sur ${brand}.`
        : `Une entreprise qui vient d’arriver sur ${brand} vous propose de recruter avec son équipe. Nous ne l’avons pas encore vérifiée : la page de l’invitation dit laquelle.`,
      `L’invitation est valable ${invitationDays} jours, et pour cette adresse seulement. Si vous n’avez pas encore de compte, vous pourrez en créer un avec elle.`,
      'Si ce message ne vous dit rien, ignorez-le : rien ne sera fait.',
    ],
    action: { label: 'Voir l’invitation', path: `invitation?token=${token}` },
  }),
  'join-asked': ({ company, companyId = '', person }: EmailData): EmailText => ({
    subject: `${person} demande à rejoindre ${company}`,
    paragraphs: [
      `${person} dit travailler chez ${company} et demande à rejoindre votre équipe.`,
      'Acceptez seulement si vous connaissez cette personne : elle verra les profils et ce que votre équipe en écrit.',
    ],
    action: { label: 'Répondre', path: 'companyMembers', params: { alias: companyId } },
  }),
  'join-accepted': ({ company }: EmailData): EmailText => ({
    subject: `Bienvenue chez ${company}`,
    paragraphs: [`Votre demande est acceptée : vous faites partie de l’équipe de ${company}.`],
    action: { label: 'Voir mon entreprise', path: 'myCompany' },
  }),
  'join-declined': ({ company }: EmailData): EmailText => ({
    subject: `Votre demande auprès de ${company}`,
    paragraphs: [
      `L’équipe de ${company} n’a pas accepté votre demande.`,
      'Si c’est une erreur, voyez avec vos collègues : ils peuvent aussi vous inviter. Vous pouvez également créer une autre entreprise.',
    ],
    action: { label: 'Choisir une entreprise', path: 'myCompany' },
  }),
  'member-removed': ({ company }: EmailData): EmailText => ({
    subject: `Vous ne faites plus partie de l’équipe de ${company}`,
    paragraphs: [
      `Votre accès à ${company} a été retiré. Votre compte reste le vôtre : vous pouvez rejoindre une autre entreprise, ou en créer une.`,
      'Si c’est une erreur, voyez avec vos collègues.',
    ],
    action: { label: 'Choisir une entreprise', path: 'myCompany' },
  }),
  'plan-changed': ({ company, plan }: EmailData): EmailText => ({
    subject: `Votre abonnement : ${plan}`,
    paragraphs: [
      `L’abonnement de ${company} est maintenant « ${plan} ». Il vaut pour toute votre équipe, dès aujourd’hui.`,
    ],
    action: { label: 'Voir les abonnements', path: 'plans' },
  }),
  'plan-declined': ({ company, plan, reason }: EmailData): EmailText => ({
    subject: 'Votre demande d’abonnement',
    paragraphs: [
      `Nous ne pouvons pas donner suite à la demande de ${company} pour l’abonnement « ${plan} ». Voici pourquoi :`,
      ...lines(reason),
      'Votre abonnement actuel ne change pas. Écrivez-nous si vous voulez en parler.',
    ],
    action: { label: 'Voir les abonnements', path: 'plans' },
  }),
  'offer-taken-down': ({ company, title, reason }: EmailData): EmailText => ({
    subject: title ? `Votre offre « ${title} » n’est plus en ligne` : 'Une de vos offres n’est plus en ligne',
    paragraphs: [
      `Notre équipe a retiré cette offre de ${company}. Voici pourquoi :`,
      ...lines(reason),
      'Corrigez-la dans « Mes offres », puis demandez une nouvelle relecture. Les candidatures reçues restent les vôtres. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    action: { label: 'Corriger l’offre', path: 'jobManager?list=disabled' },
  }),
  'offer-restored': ({ company, title, alias = '' }: EmailData): EmailText => ({
    subject: title ? `Votre offre « ${title} » est de nouveau en ligne` : 'Votre offre est de nouveau en ligne',
    paragraphs: [`Notre équipe a relu cette offre de ${company} : tout le monde la voit à nouveau et peut y postuler.`],
    action: { label: 'Voir l’offre', path: 'job', params: { alias } },
  }),
  'applied-offer-closed': ({ company, title }: EmailData): EmailText => ({
    subject: title ? `L’offre « ${title} » a été retirée` : 'Une offre a été retirée',
    paragraphs: [
      `Vous avez postulé à cette offre de ${company}. Notre équipe l’a retirée : on ne peut plus y postuler pour le moment.`,
      'Votre candidature n’est pas perdue : l’entreprise peut encore y répondre, et vous pouvez la retirer.',
    ],
    action: { label: 'Voir mes candidatures', path: 'applications' },
  }),
  'applied-offer-restored': ({ company, title, alias = '' }: EmailData): EmailText => ({
    subject: title ? `L’offre « ${title} » est de nouveau en ligne` : 'Une offre est de nouveau en ligne',
    paragraphs: [
      `Vous avez postulé à cette offre de ${company}. Notre équipe l’a relue et remise en ligne ; votre candidature n’a pas changé.`,
    ],
    action: { label: 'Voir l’offre', path: 'job', params: { alias } },
  }),
};

export const englishCompanyEmails: typeof frenchCompanyEmails = {
  'company-validated': ({ company }) => ({
    subject: `${company} is validated`,
    paragraphs: [
      `Our team has validated ${company}. The CV library is open to you and your colleagues, and the company’s page is public.`,
      'A complete page makes people want to answer: now is a good time to read it again.',
    ],
    action: { label: 'Open the CV library', path: 'developers' },
  }),
  'company-refused': ({ company, reason }) => ({
    subject: `${company} is not validated for now`,
    paragraphs: [
      `Our team has looked at the page of ${company} and cannot validate it as it is. This is why:`,
      ...lines(reason),
      'Nothing is lost: correct the page, then ask for another look from your home page. If you disagree, write to us.',
    ],
    action: { label: 'Correct the page', path: 'myCompany' },
  }),
  'company-withdrawn': ({ company, reason }) => ({
    subject: `The validation of ${company} was withdrawn`,
    paragraphs: [
      `Our team has withdrawn the validation of ${company}. This is why:`,
      ...lines(reason),
      'Until it is back, your requests and conversations are on hold, your jobs are not public and the CV library is closed. Nothing is deleted.',
      'Correct the page, then ask for another look from your home page. If you disagree, write to us.',
    ],
    action: { label: 'See my company', path: 'myCompany' },
  }),
  'company-restored': ({ company }) => ({
    subject: `${company} is validated again`,
    paragraphs: [
      `Our team has restored the validation of ${company}. Your requests and conversations go on where they were, your jobs are public again and the CV library is open.`,
    ],
    action: { label: 'Open the CV library', path: 'developers' },
  }),
  'company-invitation': ({ brand, company, person, token }) => ({
    subject: company ? `${person} invites you to join ${company}` : 'You are invited to join a team',
    paragraphs: [
      company
        ? `${person} would like you to recruit with the team of ${company} on ${brand}.`
        : `A company that has just come to ${brand} would like you to recruit with its team. We have not checked it yet: the page of the invitation says which one.`,
      `The invitation works for ${invitationDays} days, and for this address only. If you have no account yet, you can create one with it.`,
      'If this message means nothing to you, ignore it and nothing will happen.',
    ],
    action: { label: 'See the invitation', path: `invitation?token=${token}` },
  }),
  'join-asked': ({ company, companyId = '', person }) => ({
    subject: `${person} asks to join ${company}`,
    paragraphs: [
      `${person} says that they work at ${company} and asks to join your team.`,
      'Accept only if you know this person: they will see profiles, and what your team writes about them.',
    ],
    action: { label: 'Answer', path: 'companyMembers', params: { alias: companyId } },
  }),
  'join-accepted': ({ company }) => ({
    subject: `Welcome to ${company}`,
    paragraphs: [`Your request is accepted: you are part of the team of ${company}.`],
    action: { label: 'See my company', path: 'myCompany' },
  }),
  'join-declined': ({ company }) => ({
    subject: `Your request to ${company}`,
    paragraphs: [
      `The team of ${company} has not accepted your request.`,
      'If this is a mistake, talk to your colleagues: they can also invite you. You can create another company, too.',
    ],
    action: { label: 'Choose a company', path: 'myCompany' },
  }),
  'member-removed': ({ company }) => ({
    subject: `You are no longer part of the team of ${company}`,
    paragraphs: [
      `Your access to ${company} was taken away. Your account remains yours: you can join another company, or create one.`,
      'If this is a mistake, talk to your colleagues.',
    ],
    action: { label: 'Choose a company', path: 'myCompany' },
  }),
  'plan-changed': ({ company, plan }) => ({
    subject: `Your plan: ${plan}`,
    paragraphs: [`The plan of ${company} is now “${plan}”. It holds for your whole team, from today.`],
    action: { label: 'See the plans', path: 'plans' },
  }),
  'plan-declined': ({ company, plan, reason }) => ({
    subject: 'Your request for a plan',
    paragraphs: [
      `We cannot give ${company} the plan “${plan}”. This is why:`,
      ...lines(reason),
      'Your present plan does not change. Write to us if you would like to talk about it.',
    ],
    action: { label: 'See the plans', path: 'plans' },
  }),
  'offer-taken-down': ({ company, title, reason }) => ({
    subject: title ? `Your job “${title}” is no longer online` : 'One of your jobs is no longer online',
    paragraphs: [
      `Our team has taken this job of ${company} down. This is why:`,
      ...lines(reason),
      'Correct it under “My jobs”, then ask for another look. The applications you have received stay yours. If you disagree, write to us.',
    ],
    action: { label: 'Correct the job', path: 'jobManager?list=disabled' },
  }),
  'offer-restored': ({ company, title, alias = '' }) => ({
    subject: title ? `Your job “${title}” is online again` : 'Your job is online again',
    paragraphs: [`Our team has looked at this job of ${company} again: everybody sees it and can apply.`],
    action: { label: 'See the job', path: 'job', params: { alias } },
  }),
  'applied-offer-closed': ({ company, title }) => ({
    subject: title ? `The job “${title}” was taken down` : 'A job was taken down',
    paragraphs: [
      `You applied to this job of ${company}. Our team has taken it down: nobody can apply to it for now.`,
      'Your application is not lost: the company can still answer it, and you can withdraw it.',
    ],
    action: { label: 'See my applications', path: 'applications' },
  }),
  'applied-offer-restored': ({ company, title, alias = '' }) => ({
    subject: title ? `The job “${title}” is online again` : 'A job is online again',
    paragraphs: [
      `You applied to this job of ${company}. Our team has looked at it and put it online again; your application has not changed.`,
    ],
    action: { label: 'See the job', path: 'job', params: { alias } },
  }),
};
