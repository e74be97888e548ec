import { invitationDays } from '../../../../domain/companies/invitation.ts';
import { withDe } from '../../../../domain/text/elision.ts';
import { type EmailData, type EmailText, quote } from './email-text.ts';

/** E-mails to recruiters about their company. */
export const frenchCompanyEmails = {
  'company-validated': ({ company }: EmailData): EmailText => ({
    subject: `Votre entreprise est validée : ${company}`,
    paragraphs: [
      `Notre équipe a validé ${company}. La CVThèque est ouverte pour vous et vos collègues, et la page de l’entreprise est publique.`,
      'Une page complète donne envie de vous répondre : c’est le bon moment pour la relire.',
    ],
    action: { label: 'Ouvrir la CVThèque', path: 'developers' },
  }),
  'company-refused': ({ company = '', reason }: EmailData): EmailText => ({
    subject: `Votre entreprise n’est pas encore validée : ${company}`,
    paragraphs: [
      `Notre équipe a relu la page ${withDe(company)} et ne peut pas la valider en l’état. Voici pourquoi :`,
      ...quote(reason),
      'Rien n’est perdu : corrigez la page, puis demandez une nouvelle relecture depuis votre accueil. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    action: { label: 'Corriger la page', path: 'myCompany' },
  }),
  'company-withdrawn': ({ company = '', reason }: EmailData): EmailText => ({
    subject: `La validation ${withDe(company)} est retirée`,
    paragraphs: [
      `Notre équipe a retiré la validation ${withDe(company)}. Voici pourquoi :`,
      ...quote(reason),
      'En attendant, vos demandes et vos conversations sont suspendues, vos offres ne sont plus publiques et la CVThèque est fermée. Rien n’est effacé.',
      'Corrigez la page, puis demandez une nouvelle relecture depuis votre accueil. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    action: { label: 'Voir mon entreprise', path: 'myCompany' },
  }),
  'company-restored': ({ company = '' }: EmailData): EmailText => ({
    subject: `Votre entreprise est de nouveau validée : ${company}`,
    paragraphs: [
      `Notre équipe a rétabli la validation ${withDe(company)}. Vos demandes et vos conversations reprennent où elles en étaient, vos offres sont de nouveau publiques et la CVThèque est ouverte.`,
    ],
    action: { label: 'Ouvrir la CVThèque', path: 'developers' },
  }),
  'company-invitation': ({ brand, company, person, token }: EmailData): EmailText => ({
    subject: company ? `${person} vous invite à rejoindre ${company}` : 'Vous êtes invité·e à rejoindre une équipe',
    paragraphs: [
      company
        ? `${person} vous propose de recruter avec l’équipe ${withDe(company)} sur ${brand}.`
        : `Une entreprise qui vient d’arriver sur ${brand} vous propose de recruter avec son équipe. Nous ne l’avons pas encore vérifiée : la page de l’invitation dit laquelle.`,
      `L’invitation est valable ${invitationDays} jours, et pour cette adresse seulement. Si vous n’avez pas encore de compte, vous pourrez en créer un avec cette adresse.`,
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
  'join-accepted': ({ company = '' }: EmailData): EmailText => ({
    subject: `Bienvenue chez ${company}`,
    paragraphs: [`Votre demande est acceptée : vous faites partie de l’équipe ${withDe(company)}.`],
    action: { label: 'Voir mon entreprise', path: 'myCompany' },
  }),
  'join-declined': ({ company = '' }: EmailData): EmailText => ({
    subject: `Votre demande auprès ${withDe(company)}`,
    paragraphs: [
      `L’équipe ${withDe(company)} n’a pas accepté votre demande.`,
      'Si c’est une erreur, voyez avec vos collègues, qui peuvent aussi vous inviter. Vous pouvez également créer une autre entreprise.',
    ],
    action: { label: 'Choisir une entreprise', path: 'myCompany' },
  }),
  'member-removed': ({ company = '' }: EmailData): EmailText => ({
    subject: `Vous ne faites plus partie de l’équipe ${withDe(company)}`,
    paragraphs: [
      `Votre accès à ${company} a été retiré. Votre compte reste le vôtre : vous pouvez rejoindre une autre entreprise, ou en créer une.`,
      'Si c’est une erreur, voyez avec vos collègues.',
    ],
    action: { label: 'Choisir une entreprise', path: 'myCompany' },
  }),
  'plan-changed': ({ company = '', plan }: EmailData): EmailText => ({
    subject: `Votre abonnement : ${plan}`,
    paragraphs: [
      `L’abonnement ${withDe(company)} est maintenant « ${plan} ». Il s’applique à toute votre équipe, dès aujourd’hui.`,
    ],
    action: { label: 'Voir les abonnements', path: 'plans' },
  }),
  'plan-declined': ({ company = '', plan, reason }: EmailData): EmailText => ({
    subject: 'Votre demande d’abonnement',
    paragraphs: [
      `Nous ne pouvons pas donner suite à la demande ${withDe(company)} pour l’abonnement « ${plan} ». Voici pourquoi :`,
      ...quote(reason),
      'Votre abonnement actuel ne change pas. Écrivez-nous si vous voulez en parler.',
    ],
    action: { label: 'Voir les abonnements', path: 'plans' },
  }),
  'offer-taken-down': ({ company = '', title, reason }: EmailData): EmailText => ({
    subject: title ? `Votre offre « ${title} » n’est plus en ligne` : 'Une de vos offres n’est plus en ligne',
    paragraphs: [
      `Notre équipe a retiré cette offre ${withDe(company)}. Voici pourquoi :`,
      ...quote(reason),
      'Corrigez-la dans « Mes offres », puis demandez une nouvelle relecture. Les candidatures reçues restent les vôtres. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    action: { label: 'Corriger l’offre', path: 'jobManager?list=disabled' },
  }),
  'offer-restored': ({ company = '', title, alias = '' }: EmailData): EmailText => ({
    subject: title ? `Votre offre « ${title} » est de nouveau en ligne` : 'Votre offre est de nouveau en ligne',
    paragraphs: [
      `Notre équipe a relu cette offre ${withDe(company)} : tout le monde la voit à nouveau et peut y postuler.`,
    ],
    action: { label: 'Voir l’offre', path: 'job', params: { alias } },
  }),
  'applied-offer-closed': ({ company = '', title }: EmailData): EmailText => ({
    subject: title ? `L’offre « ${title} » a été retirée` : 'Une offre a été retirée',
    paragraphs: [
      `Vous avez postulé à cette offre ${withDe(company)}. Notre équipe l’a retirée : on ne peut plus y postuler pour le moment.`,
      'Votre candidature n’est pas perdue : l’entreprise peut encore y répondre, et vous pouvez la retirer.',
    ],
    action: { label: 'Voir mes candidatures', path: 'applications' },
  }),
  'applied-offer-restored': ({ company = '', title, alias = '' }: EmailData): EmailText => ({
    subject: title ? `L’offre « ${title} » est de nouveau en ligne` : 'Une offre est de nouveau en ligne',
    paragraphs: [
      `Vous avez postulé à cette offre ${withDe(company)}. Notre équipe l’a relue et remise en ligne ; votre candidature n’a pas changé.`,
    ],
    action: { label: 'Voir l’offre', path: 'job', params: { alias } },
  }),
};

export const englishCompanyEmails: typeof frenchCompanyEmails = {
  'company-validated': ({ company }) => ({
    subject: `Your company has been validated: ${company}`,
    paragraphs: [
      `Our team has validated ${company}. The CV library is open to you and your colleagues, and the company page is public.`,
      'A complete page makes people want to reply to you: now is a good time to review it.',
    ],
    action: { label: 'Open the CV library', path: 'developers' },
  }),
  'company-refused': ({ company, reason }) => ({
    subject: `Your company has not been validated yet: ${company}`,
    paragraphs: [
      `Our team has reviewed ${company}’s page and cannot validate it as it stands. Here is why:`,
      ...quote(reason),
      'Nothing is lost: correct the page, then request a new review from your home page. If you disagree, write to us.',
    ],
    action: { label: 'Correct the page', path: 'myCompany' },
  }),
  'company-withdrawn': ({ company, reason }) => ({
    subject: `${company}’s validation has been withdrawn`,
    paragraphs: [
      `Our team has withdrawn ${company}’s validation. Here is why:`,
      ...quote(reason),
      'Until it is restored, your requests and conversations are on hold, your jobs are not public and the CV library is closed. Nothing is deleted.',
      'Correct the page, then request a new review from your home page. If you disagree, write to us.',
    ],
    action: { label: 'See my company', path: 'myCompany' },
  }),
  'company-restored': ({ company }) => ({
    subject: `Your company’s validation has been restored: ${company}`,
    paragraphs: [
      `Our team has restored ${company}’s validation. Your requests and conversations continue where they left off, your jobs are public again and the CV library is open.`,
    ],
    action: { label: 'Open the CV library', path: 'developers' },
  }),
  'company-invitation': ({ brand, company, person, token }) => ({
    subject: company ? `${person} invites you to join ${company}` : 'You have been invited to join a team',
    paragraphs: [
      company
        ? `${person} would like you to recruit with the ${company} team on ${brand}.`
        : `A company that has just joined ${brand} would like you to recruit with its team. We have not checked it yet: the invitation page says which one it is.`,
      `The invitation is valid for ${invitationDays} days, and for this address only. If you do not have an account yet, you can create one with this address.`,
      'If this message means nothing to you, ignore it and nothing will happen.',
    ],
    action: { label: 'See the invitation', path: `invitation?token=${token}` },
  }),
  'join-asked': ({ company, companyId = '', person }) => ({
    subject: `${person} has asked to join ${company}`,
    paragraphs: [
      `${person} says they work at ${company} and has asked to join your team.`,
      'Accept only if you know this person: they will see profiles and what your team writes about them.',
    ],
    action: { label: 'Reply', path: 'companyMembers', params: { alias: companyId } },
  }),
  'join-accepted': ({ company }) => ({
    subject: `Welcome to ${company}`,
    paragraphs: [`Your request has been accepted: you are now part of the ${company} team.`],
    action: { label: 'See my company', path: 'myCompany' },
  }),
  'join-declined': ({ company }) => ({
    subject: `Your request to ${company}`,
    paragraphs: [
      `The ${company} team has not accepted your request.`,
      'If this is a mistake, talk to your colleagues, who can also invite you. You can also create another company.',
    ],
    action: { label: 'Choose a company', path: 'myCompany' },
  }),
  'member-removed': ({ company }) => ({
    subject: `You are no longer part of the ${company} team`,
    paragraphs: [
      `Your access to ${company} has been removed. Your account remains yours: you can join another company or create one.`,
      'If this is a mistake, talk to your colleagues.',
    ],
    action: { label: 'Choose a company', path: 'myCompany' },
  }),
  'plan-changed': ({ company, plan }) => ({
    subject: `Your plan: ${plan}`,
    paragraphs: [`${company}’s plan is now “${plan}”. It applies to your whole team from today.`],
    action: { label: 'See the plans', path: 'plans' },
  }),
  'plan-declined': ({ company, plan, reason }) => ({
    subject: 'Your plan request',
    paragraphs: [
      `We cannot grant ${company}’s request for the “${plan}” plan. Here is why:`,
      ...quote(reason),
      'Your current plan does not change. Write to us if you would like to talk about it.',
    ],
    action: { label: 'See the plans', path: 'plans' },
  }),
  'offer-taken-down': ({ company, title, reason }) => ({
    subject: title ? `Your job “${title}” is no longer online` : 'One of your jobs is no longer online',
    paragraphs: [
      `Our team has taken down this ${company} job. Here is why:`,
      ...quote(reason),
      'Correct it under “My jobs”, then request a new review. You keep the applications you have received. If you disagree, write to us.',
    ],
    action: { label: 'Correct the job', path: 'jobManager?list=disabled' },
  }),
  'offer-restored': ({ company, title, alias = '' }) => ({
    subject: title ? `Your job “${title}” is online again` : 'Your job is online again',
    paragraphs: [`Our team has reviewed this ${company} job: everyone can see it again and apply.`],
    action: { label: 'See the job', path: 'job', params: { alias } },
  }),
  'applied-offer-closed': ({ company, title }) => ({
    subject: title ? `The job “${title}” has been taken down` : 'A job has been taken down',
    paragraphs: [
      `You applied for this ${company} job. Our team has taken it down: no one can apply for it for the time being.`,
      'Your application is not lost: the company can still reply to it, and you can withdraw it.',
    ],
    action: { label: 'See my applications', path: 'applications' },
  }),
  'applied-offer-restored': ({ company, title, alias = '' }) => ({
    subject: title ? `The job “${title}” is online again` : 'A job is online again',
    paragraphs: [
      `You applied for this ${company} job. Our team has reviewed it and put it back online; your application has not changed.`,
    ],
    action: { label: 'See the job', path: 'job', params: { alias } },
  }),
};
