import { juniorBelowYears, juniorDiscountPercent } from '../../../../domain/profile/boost.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const boostTexts = defineTexts(
  {
    button: 'Booster mon profil',
    closed: 'Disponible dès que votre profil est publié.',
    close: 'Fermer',
    loading: 'Chargement…',
    failed: 'La connexion a été coupée : rien n’a été réservé, rien n’est perdu.',
    retry: 'Réessayer',
    newTab: '(nouvel onglet)',
    junior: {
      title: 'Décrochez un job avec notre formation candidat·es',
      lead: `Avec moins de ${juniorBelowYears} ans d’expérience, ce qui compte le plus est de passer le premier tri. Nos formations vous y préparent.`,
      examplesLead: `Avec moins de ${juniorBelowYears} ans d’expérience, ce qui compte le plus est de passer le premier tri. Nos formations vous y préparent : le CV et le profil, l’entretien technique, la négociation.`,
      offer: `Profiter de ${juniorDiscountPercent} % de réduction`,
      all: 'Voir toutes nos formations',
    },
    resources: {
      title: 'Préparez-vous gratuitement à vos entretiens',
      lead: `Avec moins de ${juniorBelowYears} ans d’expérience, ce qui compte le plus est de passer le premier tri. Ici, tout est gratuit :`,
      list: [
        'des tests par technologie, dont vous pouvez montrer le résultat sur votre profil',
        'des questions d’entretien avec leurs réponses expliquées',
      ],
      tests: 'Passer un test',
      questions: 'Voir les questions d’entretien',
    },
    call: {
      title: (companies: string | undefined) =>
        companies
          ? `Boostez votre profil auprès de plus de ${companies} entreprises !`
          : 'Boostez votre profil auprès des entreprises !',
      lead: 'Réservez un appel avec notre équipe. Il peut vous valoir :',
      benefits: ['la mention « Recommandé » sur votre profil', 'une mise en avant dans la CVThèque'],
      newsletter: (recruiters: string) =>
        `une mise en avant dans notre newsletter, envoyée à ${recruiters} recruteurs et recruteuses`,
      day: 'Quel jour vous arrange ?',
      hour: 'À quelle heure ? (heure de Paris)',
      confirm: 'Confirmer le rendez-vous',
      none: 'Aucun créneau n’est libre dans les deux semaines qui viennent. Écrivez-nous : nous en trouverons un.',
      frame: 'Calendrier de notre équipe',
      frameNote: (site: string) =>
        `Le calendrier vient d’un autre site, ${site} : il ne se charge que si vous le demandez.`,
      openFrame: 'Ouvrir le calendrier',
      confirmed: 'Votre rendez-vous est confirmé !',
      at: (moment: string) => `Rendez-vous le ${moment}, heure de Paris.`,
      host: (name: string) => `${name}, de notre équipe, vous appellera.`,
      afterwards: 'Une question ? Écrivez-nous.',
      move: 'Déplacer',
      confirmMove: 'Déplacer le rendez-vous',
      keep: 'Garder ce rendez-vous',
      cancel: 'Annuler le rendez-vous',
      cancelAsk: 'Le créneau sera libre pour une autre personne. Vous pourrez en choisir un autre ensuite.',
      cancelSure: 'Oui, annuler',
      elsewhere: (provider: string) =>
        `Ce rendez-vous a été pris sur ${provider} : c’est là que vous pouvez le déplacer ou l’annuler.`,
      provider: 'le site de notre agenda',
      manage: 'Déplacer ou annuler',
      due: (moment: string) =>
        `Votre rendez-vous du ${moment} est passé. Notre équipe note bientôt comment il s’est terminé.`,
      held: (moment: string | undefined) =>
        moment ? `Votre appel du ${moment} a eu lieu.` : 'Votre appel avec notre équipe a eu lieu.',
      heldMore: 'Pour un autre appel, écrivez-nous.',
      missed: (moment: string | undefined) =>
        moment ? `Votre appel du ${moment} n’a pas eu lieu.` : 'Votre appel avec notre équipe n’a pas eu lieu.',
      cancelled: (moment: string | undefined) =>
        moment ? `Votre appel du ${moment} est annulé.` : 'Votre appel avec notre équipe est annulé.',
      reason: (reason: string) => `Ce que dit notre équipe : ${reason}`,
      again: 'Vous pouvez choisir un autre créneau.',
      card: 'Votre appel avec notre équipe',
      change: 'Déplacer ou annuler',
      open: 'Choisir un créneau',
      contact: 'Nous contacter',
    },
    errors: {
      required: 'Choisissez une heure, puis confirmez.',
      unreachable:
        'Le serveur n’a pas répondu, et votre choix est toujours là. Attendez un instant, puis confirmez de nouveau.',
    },
  },
  {
    button: 'Boost my profile',
    closed: 'Available as soon as your profile is published.',
    close: 'Close',
    loading: 'Loading…',
    failed: 'The connection was lost: nothing has been booked, and nothing is lost.',
    retry: 'Try again',
    newTab: '(new tab)',
    junior: {
      title: 'Land a job with our training for candidates',
      lead: `With fewer than ${juniorBelowYears} years of experience, what matters most is getting past the first screening. Our courses prepare you for it.`,
      examplesLead: `With fewer than ${juniorBelowYears} years of experience, what matters most is getting past the first screening. Our courses prepare you for it: CV and profile, technical interview, negotiation.`,
      offer: `Get ${juniorDiscountPercent}% off`,
      all: 'See all our courses',
    },
    resources: {
      title: 'Prepare for your interviews, free of charge',
      lead: `With fewer than ${juniorBelowYears} years of experience, what matters most is getting past the first screening. All of this is free:`,
      list: [
        'tests for each technology, with results you can show on your profile',
        'interview questions with their answers explained',
      ],
      tests: 'Take a test',
      questions: 'See the interview questions',
    },
    call: {
      title: (companies) =>
        companies
          ? `Boost your profile’s visibility with more than ${companies} companies!`
          : 'Boost your profile’s visibility with companies!',
      lead: 'Book a call with our team. It can bring you:',
      benefits: ['a “Recommended” badge on your profile', 'a featured spot in the CV library'],
      newsletter: (recruiters) => `a featured spot in our newsletter, sent to ${recruiters} recruiters`,
      day: 'Which day suits you?',
      hour: 'At what time? (Paris time)',
      confirm: 'Confirm the appointment',
      none: 'No slots are free in the next two weeks. Write to us: we will find one.',
      frame: 'Our team’s calendar',
      frameNote: (site) => `The calendar comes from another site, ${site}: it only loads when you ask for it.`,
      openFrame: 'Open the calendar',
      confirmed: 'Your appointment is confirmed!',
      at: (moment) => `See you on ${moment}, Paris time.`,
      host: (name) => `${name} from our team will call you.`,
      afterwards: 'A question? Write to us.',
      move: 'Move',
      confirmMove: 'Move the appointment',
      keep: 'Keep this appointment',
      cancel: 'Cancel the appointment',
      cancelAsk: 'The slot will be free for someone else. You can choose another one afterwards.',
      cancelSure: 'Yes, cancel',
      elsewhere: (provider) => `This appointment was made on ${provider}: you can move or cancel it there.`,
      provider: 'our calendar site',
      manage: 'Move or cancel',
      due: (moment) => `Your appointment on ${moment} is over. Our team will soon note how it went.`,
      held: (moment) => (moment ? `Your call on ${moment} took place.` : 'Your call with our team took place.'),
      heldMore: 'For another call, write to us.',
      missed: (moment) =>
        moment ? `Your call on ${moment} did not take place.` : 'Your call with our team did not take place.',
      cancelled: (moment) =>
        moment ? `Your call on ${moment} has been cancelled.` : 'Your call with our team has been cancelled.',
      reason: (reason) => `Message from our team: ${reason}`,
      again: 'You can choose another slot.',
      card: 'Your call with our team',
      change: 'Move or cancel',
      open: 'Choose a slot',
      contact: 'Contact us',
    },
    errors: {
      required: 'Choose a time, then confirm.',
      unreachable: 'The server did not answer, and your choice is still here. Wait a moment, then confirm again.',
    },
  },
);
