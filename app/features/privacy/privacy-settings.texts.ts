import { graceDays } from '../../../domain/privacy/periods.ts';
import { defineTexts } from '../../i18n/texts.ts';

export const privacySettingsTexts = defineTexts(
  {
    title: 'Mes données',
    lead: 'Ce que nous conservons sur vous, ce que vous avez accepté, et comment tout récupérer ou tout effacer.',
    notice: 'Lire la politique de confidentialité',
    visits: 'Les entreprises qui ont consulté mon profil',
    rankings: 'Mes classements',
    export: {
      title: 'Tout emporter',
      lead: 'Une archive ZIP avec tout ce que nous conservons sur vous : un fichier JSON par sujet, vos photos et votre CV. Ce que des entreprises ont noté à votre sujet en fait partie.',
      file: 'Une archive ZIP',
      content: 'Fichiers JSON, photos et CV',
      submit: 'Télécharger mes données',
    },
    choices: {
      title: 'Vos choix sur cet appareil',
      lead: 'Rien de tout cela n’est actif tant que vous ne l’avez pas choisi. Refuser ne vous prive de rien d’autre.',
      embeds: 'Contenus d’autres sites',
      embedsHint:
        'Lecteurs Spotify, Deezer et SoundCloud, calendrier de rendez-vous : affichés tout de suite au lieu d’attendre votre clic. Ces sites savent alors que vous êtes venu·e.',
      measurement: 'Mesure d’usage liée à mon compte',
      measurementHint:
        'Votre identifiant accompagne ce que nous mesurons. Sans votre accord, nous comptons sans savoir de qui il s’agit.',
      save: 'Enregistrer ces choix',
      refuse: 'Tout refuser',
      accept: 'Tout accepter',
    },
    consents: {
      title: 'Vos accords',
      lead: 'Chaque accord donné ou retiré, avec sa date.',
      none: 'Vous n’avez encore rien accepté ni refusé.',
      kinds: {
        embeds: 'Contenus d’autres sites',
        measurement: 'Mesure d’usage liée à mon compte',
        health: 'Information de santé (RQTH)',
      },
      granted: (date: string) => `Accepté le ${date}`,
      refused: (date: string) => `Refusé ou retiré le ${date}`,
      health: (date: string) => `Votre information de santé (RQTH) est conservée avec votre accord du ${date}.`,
      withdraw: 'Retirer mon accord',
      withdrawNote: 'L’information est effacée aussitôt.',
      withdrawn: 'Votre accord est retiré, et l’information effacée.',
    },
    team: {
      title: 'Accès de l’équipe à votre compte',
      lead: 'Une personne de l’équipe peut agir en votre nom pour vous aider : une demi-heure au plus, avec une raison, et tout est inscrit au journal.',
      none: 'Personne n’a agi en votre nom.',
      line: (from: string, to: string) => `Du ${from} au ${to}`,
    },
    erasure: {
      title: 'Effacer mon compte',
      lead: `Votre profil est masqué aussitôt. Vous avez ensuite ${graceDays} jours pour changer d’avis ; passé ce délai, tout est effacé, fichiers compris, et rien ne peut être récupéré.`,
      company:
        'Ce que vous avez écrit pour votre entreprise (offres, conversations, notes) lui reste, sans votre nom. Si vous étiez seul·e à l’administrer, la personne présente depuis le plus longtemps dans l’équipe prend le relais.',
      developer:
        'Vos conversations, vos candidatures et les notes des entreprises à votre sujet disparaissent aussi. Les questions que vous avez proposées restent, sans votre nom.',
      password: 'Mot de passe actuel',
      submit: 'Effacer mon compte',
      asked: (date: string) => `Votre compte sera effacé le ${date}`,
      askedText:
        'Jusque-là, seule notre équipe peut voir votre profil, en dehors de vous. Vous pouvez encore tout garder.',
      keep: 'Garder mon compte',
    },
  },
  {
    title: 'My data',
    lead: 'What we keep about you, what you have agreed to, and how to get it all back or erase it all.',
    notice: 'Read the privacy policy',
    visits: 'Companies that have viewed my profile',
    rankings: 'My rankings',
    export: {
      title: 'Take your data with you',
      lead: 'A ZIP archive with everything we keep about you: one JSON file per subject, your photos and your CV. It includes what companies have noted about you.',
      file: 'A ZIP archive',
      content: 'JSON files, photos and CV',
      submit: 'Download my data',
    },
    choices: {
      title: 'Your choices on this device',
      lead: 'None of this is on until you choose it. If you refuse, everything else still works.',
      embeds: 'Content from other sites',
      embedsHint:
        'Spotify, Deezer and SoundCloud players, the appointment calendar: shown at once instead of waiting for your click. Those sites then know about your visit.',
      measurement: 'Usage measurement linked to my account',
      measurementHint: 'Your ID goes with what we measure. Without your consent, we count without knowing who it is.',
      save: 'Save these choices',
      refuse: 'Refuse all',
      accept: 'Accept all',
    },
    consents: {
      title: 'Your consents',
      lead: 'Every consent given or withdrawn, with its date.',
      none: 'You have not agreed to or refused anything yet.',
      kinds: {
        embeds: 'Content from other sites',
        measurement: 'Usage measurement linked to my account',
        health: 'Health information (RQTH)',
      },
      granted: (date) => `Accepted on ${date}`,
      refused: (date) => `Refused or withdrawn on ${date}`,
      health: (date) => `Your health information (RQTH) is kept with your consent given on ${date}.`,
      withdraw: 'Withdraw my consent',
      withdrawNote: 'The information is erased at once.',
      withdrawn: 'Your consent has been withdrawn, and the information erased.',
    },
    team: {
      title: 'Team access to your account',
      lead: 'A member of our team may act on your behalf to help you: for half an hour at most, with a reason, and everything is recorded in the log.',
      none: 'No one has acted on your behalf.',
      line: (from, to) => `From ${from} to ${to}`,
    },
    erasure: {
      title: 'Erase my account',
      lead: `Your profile is hidden at once. You then have ${graceDays} days to change your mind; after that everything is erased, files included, and nothing can be recovered.`,
      company:
        'What you wrote for your company (jobs, conversations, notes) stays with it, without your name. If you were its only administrator, the longest-standing member takes over.',
      developer:
        'Your conversations, your applications and companies’ notes about you are erased too. The questions you have proposed stay, without your name.',
      password: 'Current password',
      submit: 'Erase my account',
      asked: (date) => `Your account will be erased on ${date}`,
      askedText: 'Until then, apart from you, only our team can see your profile. You can still keep everything.',
      keep: 'Keep my account',
    },
  },
);
