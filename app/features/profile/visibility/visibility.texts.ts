import { withDe } from '../../../../domain/text/elision.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const visibilityTexts = defineTexts(
  {
    title: "Paramètres d'affichage",
    titleOf: (name: string) => `Paramètres d'affichage ${withDe(name, "'")}`,
    lead: 'Vous choisissez ce que voient les personnes qui ne sont pas connectées et les autres développeuses et développeurs. Les entreprises validées voient votre profil, sauf vos informations personnelles, vos projets, vos liens, vos centres d’intérêt et votre bande-son si vous les gardez pour vous.',
    all: 'Profil public',
    allHint: 'Si vous décochez cette case, seules les entreprises validées et notre équipe voient votre profil.',
    cards: 'Cartes affichées',
    personalHint:
      'Votre nom, votre e-mail et votre téléphone : si la case est cochée, cette carte est aussi montrée aux entreprises.',
    publicHead: 'Public',
    companiesHead: 'Entreprises',
    cardToRecruiters: (card: string) => `Montrer aux entreprises : ${card}`,
    seenByAll: 'Carte publique : les entreprises la voient aussi.',
    save: 'Enregistrer',
    preview: 'Aperçu du profil public',
    see: 'Ouvrir la page publique',
    seeAsRecruiter: 'Voir comme une entreprise',
    nothing: 'Aucune carte n’est publique.',
    shown: (count: number) => (count > 1 ? `${count} cartes publiques` : '1 carte publique'),
  },
  {
    title: 'Display settings',
    titleOf: (name: string) => `${name}’s display settings`,
    lead: 'You choose what other developers and people who are not signed in can see. Recruiters at validated companies see your profile, except your personal information, projects, links, interests and soundtrack if you keep them to yourself.',
    all: 'Public profile',
    allHint: 'If you untick this, only validated companies and our team can see your profile.',
    cards: 'Cards shown',
    personalHint: 'Your name, e-mail and phone: if you select this, the card is also shown to recruiters.',
    publicHead: 'Public',
    companiesHead: 'Recruiters',
    cardToRecruiters: (card: string) => `Show to recruiters: ${card}`,
    seenByAll: 'Public card: recruiters see it too.',
    save: 'Save',
    preview: 'Public profile preview',
    see: 'Open the public page',
    seeAsRecruiter: 'See it as a recruiter',
    nothing: 'No card is public.',
    shown: (count: number) => (count > 1 ? `${count} public cards` : '1 public card'),
  },
);
