import { boostFigures, juniorBelowYears, juniorDiscountPercent } from '../../../../domain/profile/boost.ts';
import { defineTexts } from '../../../i18n/texts.ts';

const { companies, newsletterRecruiters } = boostFigures;

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
      lead: `Avec moins de ${juniorBelowYears} ans d’expérience, ce qui compte le plus est de passer le premier tri. Nos formations vous y préparent : le CV et le profil, l’entretien technique, la négociation.`,
      offer: `Profiter de ${juniorDiscountPercent} % de réduction`,
      all: 'Voir toutes nos formations',
    },
    call: {
      title: `Boostez votre profil auprès de plus de ${companies} entreprises !`,
      lead: 'Un appel avec notre équipe suffit. Vous y gagnez :',
      benefits: [
        'la mention « Recommandé » sur votre profil',
        'une mise en avant dans la CVThèque',
        `une mise en avant dans notre newsletter, envoyée à ${newsletterRecruiters} recruteurs et recruteuses`,
      ],
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
      afterwards: 'Un empêchement, une question ? Écrivez-nous.',
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
    failed: 'The connection was lost: nothing was booked, nothing is lost.',
    retry: 'Try again',
    newTab: '(new tab)',
    junior: {
      title: 'Land a job with our training for candidates',
      lead: `With less than ${juniorBelowYears} years of experience, what counts most is getting past the first selection. Our courses prepare you for it: CV and profile, technical interview, negotiation.`,
      offer: `Get ${juniorDiscountPercent}% off`,
      all: 'See all our courses',
    },
    call: {
      title: `Boost your profile with more than ${companies} companies!`,
      lead: 'One call with our team is enough. What you get:',
      benefits: [
        'the mention “Recommended” on your profile',
        'a highlight in the CV library',
        `a highlight in our newsletter, sent to ${newsletterRecruiters} recruiters`,
      ],
      day: 'Which day suits you?',
      hour: 'At what time? (Paris time)',
      confirm: 'Confirm the appointment',
      none: 'No slot is free in the next two weeks. Write to us: we will find one.',
      frame: 'Our team’s calendar',
      frameNote: (site) => `The calendar comes from another site, ${site}: it only loads when you ask for it.`,
      openFrame: 'Open the calendar',
      confirmed: 'Your appointment is confirmed!',
      at: (moment) => `See you on ${moment}, Paris time.`,
      afterwards: 'Something came up, or a question? Write to us.',
      contact: 'Contact us',
    },
    errors: {
      required: 'Choose a time, then confirm.',
      unreachable: 'The server did not answer, and your choice is still here. Wait a moment, then confirm again.',
    },
  },
);
