import { defineTexts } from '../../i18n/texts.ts';

/** What the switch of the review does to requests that were sent before. */
const sentBefore = (count: number) =>
  count === 0
    ? 'Aucune autre n’attend de réponse.'
    : count === 1
      ? 'Celle qui attend déjà une réponse ne change pas.'
      : `Les ${count} qui attendent déjà une réponse ne changent pas.`;
const heldBefore = (count: number) =>
  count === 0
    ? 'Aucune n’attend de relecture.'
    : count === 1
      ? 'Celle qui attend reste à relire : rien ne part sans vous.'
      : `Les ${count} qui attendent restent à relire : rien ne part sans vous.`;
const sentBeforeEnglish = (count: number) =>
  count === 0
    ? 'No other request is awaiting a reply.'
    : count === 1
      ? 'The one already awaiting a reply does not change.'
      : `The ${count} already awaiting a reply do not change.`;
const heldBeforeEnglish = (count: number) =>
  count === 0
    ? 'None is awaiting review.'
    : count === 1
      ? 'The one awaiting review still needs your review: nothing is sent without you.'
      : `The ${count} awaiting review still need your review: nothing is sent without you.`;

/** The page of a company, for its readers and its editors. */
export const companyTexts = defineTexts(
  {
    edit: 'Modifier ma page entreprise',
    editOther: 'Modifier la page de l’entreprise',
    ats: 'Outil de recrutement',
    team: 'Équipe',
    facts: 'En bref',
    staff: (count: string) => `${count} personnes`,
    one: '1 personne',
    followers: (count: string) => `${count} personnes suivent votre entreprise`,
    about: 'L’entreprise',
    noAbout: 'Cette entreprise n’a pas encore écrit sa présentation.',
    toJobs: (count: number) => (count === 1 ? 'Voir l’offre' : `Voir les ${count} offres`),
    requirements: 'Candidature spontanée',
    requirementsLead: 'Ce que l’équipe aimerait lire de vous :',
    noRequirements: 'Aucune offre ne vous correspond ? Écrivez quand même à l’équipe.',
    technologies: 'Technologies',
    recruiters: 'Qui recrute ici',
    more: 'Voir plus',
    less: 'Voir moins',
    states: {
      waiting: {
        title: 'Votre entreprise attend sa validation',
        text: 'Notre équipe relit cette page avant d’ouvrir la CVThèque. Vous recevrez un e-mail dès que c’est fait ; d’ici là, personne d’autre ne voit la page.',
        withdrawn:
          'D’ici là, vos demandes et vos conversations restent suspendues, et vos offres ne sont pas publiques.',
      },
      refused: {
        title: 'Votre entreprise n’est pas validée',
        text: 'Notre équipe a relu la page. Voici ce qu’elle en dit :',
        withdrawn:
          'Votre validation a été retirée : vos demandes et vos conversations sont suspendues, vos offres ne sont plus publiques. Rien n’est effacé.',
        next: 'Corrigez la page, puis demandez une nouvelle relecture.',
        again: 'Demander une nouvelle relecture',
        sent: 'C’est envoyé : notre équipe relira votre page.',
        contact: 'Contester cette décision',
      },
    },
    guide: {
      title: 'Complétez votre page',
      lead: 'Les candidat·es répondent plus volontiers à une entreprise qui se présente.',
      percent: (percent: number) => `Complète à ${percent} %`,
      missing: 'Il manque encore :',
      required: 'nécessaire',
      items: {
        description: 'une présentation d’au moins cent caractères',
        website: 'votre site',
        place: 'votre ville',
        technologies: 'vos technologies',
        logo: 'votre logo, à la place de vos initiales',
        staffCount: 'votre effectif',
        requirements: 'ce que vous attendez d’une candidature spontanée',
      },
    },
    form: {
      title: 'Modifier la page de l’entreprise',
      name: "Nom de l'entreprise",
      nameHint: 'Il a été validé avec votre entreprise : pour le changer, écrivez-nous.',
      website: 'Site',
      place: 'Ville',
      staffCount: 'Effectif (facultatif)',
      description: 'Présentation',
      markdown: 'Listes, gras et liens : la syntaxe Markdown fonctionne.',
      technologies: 'Ajouter une technologie',
      technologiesHint: (most: number) => `${most} au plus, dans l’ordre où elles s’affichent.`,
      requirements: 'Ce que vous attendez d’une candidature spontanée',
      requirementsHint: 'Affiché aux personnes qui veulent vous écrire sans passer par une offre.',
      changeLogo: 'Choisir un logo',
      removeLogo: 'Retirer le logo',
      drawn: 'Sans logo, nous dessinons vos initiales.',
    },
    review: {
      title: 'Panneau admin',
      state: 'État :',
      states: { waiting: 'En attente', validated: 'Validée', refused: 'Refusée' },
      accept: 'Valider l’entreprise',
      accepted: 'L’entreprise est validée : ses membres reçoivent un e-mail.',
      refuse: 'Refuser',
      refused: 'L’entreprise est refusée. Elle reçoit vos raisons par e-mail.',
      reason: 'Refusée pour cette raison :',
      refuseTitle: (name: string) => `Refuser ${name}`,
      refuseLead:
        'Vos raisons sont envoyées telles quelles aux personnes qui administrent l’entreprise, avec ce qu’elles peuvent faire : corriger et redemander, ou vous répondre.',
      refuseField: 'Pourquoi',
      refuseSubmit: 'Refuser et envoyer',
      requests: {
        label: 'Les demandes de cette entreprise sont relues par l’équipe',
        ifOn: (sent: number) =>
          `Si vous cochez : ses prochaines demandes attendront votre relecture. ${sentBefore(sent)}`,
        ifOff: (held: number) =>
          `Ses demandes attendent votre relecture avant de partir. Si vous décochez : les prochaines partiront aussitôt. ${heldBefore(held)}`,
        on: (sent: number) => `Ses prochaines demandes attendront votre relecture. ${sentBefore(sent)}`,
        off: (held: number) => `Ses prochaines demandes partiront aussitôt. ${heldBefore(held)}`,
        queue: 'Voir les demandes à relire',
      },
      plan: 'Abonnement',
      assign: 'Attribuer',
      assigned: 'L’abonnement est attribué.',
      queue: 'Toutes les entreprises',
    },
  },
  {
    edit: 'Edit my company page',
    editOther: 'Edit the company page',
    ats: 'Recruiting tool',
    team: 'Team',
    facts: 'In short',
    staff: (count) => `${count} people`,
    one: '1 person',
    followers: (count) => `${count} people follow your company`,
    about: 'The company',
    noAbout: 'This company has not written its description yet.',
    toJobs: (count) => (count === 1 ? 'See the job' : `See the ${count} jobs`),
    requirements: 'Spontaneous application',
    requirementsLead: 'What the team would like to hear from you:',
    noRequirements: 'No job that fits? Write to the team anyway.',
    technologies: 'Technologies',
    recruiters: 'Who recruits here',
    more: 'Show more',
    less: 'Show less',
    states: {
      waiting: {
        title: 'Your company is waiting for validation',
        text: 'Our team reviews this page before giving you access to the CV library. You will get an e-mail as soon as that is done; until then, no one else can see the page.',
        withdrawn: 'Until then, your requests and conversations stay on hold, and your jobs are not public.',
      },
      refused: {
        title: 'Your company is not validated',
        text: 'Our team has reviewed the page. Here is what they say:',
        withdrawn:
          'Your validation was withdrawn: your requests and conversations are on hold, your jobs are not public. Nothing is deleted.',
        next: 'Correct the page, then request a new review.',
        again: 'Request a new review',
        sent: 'Done: our team will review your page.',
        contact: 'Contest this decision',
      },
    },
    guide: {
      title: 'Complete your page',
      lead: 'Candidates are more likely to reply to a company that introduces itself.',
      percent: (percent) => `${percent}% complete`,
      missing: 'Still missing:',
      required: 'required',
      items: {
        description: 'a description of at least a hundred characters',
        website: 'your website',
        place: 'your city',
        technologies: 'your technologies',
        logo: 'your logo, in place of your initials',
        staffCount: 'the size of your company',
        requirements: 'what you expect from a spontaneous application',
      },
    },
    form: {
      title: 'Edit the company page',
      name: 'Company name',
      nameHint: 'It was validated with your company: to change it, write to us.',
      website: 'Website',
      place: 'City',
      staffCount: 'Number of employees (optional)',
      description: 'Description',
      markdown: 'Lists, bold and links: Markdown works here.',
      technologies: 'Add a technology',
      technologiesHint: (most) => `${most} at most, in the order in which they are shown.`,
      requirements: 'What you expect from a spontaneous application',
      requirementsHint: 'Shown to people who want to write to you without applying for a specific job.',
      changeLogo: 'Choose a logo',
      removeLogo: 'Remove the logo',
      drawn: 'Without a logo, we draw your initials.',
    },
    review: {
      title: 'Admin panel',
      state: 'State:',
      states: { waiting: 'Waiting', validated: 'Validated', refused: 'Refused' },
      accept: 'Validate the company',
      accepted: 'The company has been validated: its members will get an e-mail.',
      refuse: 'Refuse',
      refused: 'The company has been refused. It will get your reasons by e-mail.',
      reason: 'Refused for this reason:',
      refuseTitle: (name) => `Refuse ${name}`,
      refuseLead:
        'Your reasons are sent as they are to the company’s administrators, along with what they can do: correct the page and ask again, or reply to you.',
      refuseField: 'Why',
      refuseSubmit: 'Refuse and send',
      requests: {
        label: 'The team reviews this company’s requests',
        ifOn: (sent) => `If you tick this, its next requests will wait for your review. ${sentBeforeEnglish(sent)}`,
        ifOff: (held) =>
          `Its requests wait for your review before they are sent. If you untick this, the next ones will be sent at once. ${heldBeforeEnglish(held)}`,
        on: (sent) => `Its next requests will wait for your review. ${sentBeforeEnglish(sent)}`,
        off: (held) => `Its next requests will be sent at once. ${heldBeforeEnglish(held)}`,
        queue: 'See the requests to review',
      },
      plan: 'Plan',
      assign: 'Assign',
      assigned: 'The plan has been assigned.',
      queue: 'All companies',
    },
  },
);
