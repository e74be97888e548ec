import { defineTexts } from '../../i18n/texts.ts';

/** Messages after a redirect. The server chooses the one that is shown: browsers do not load the others. */
export const toastTexts = defineTexts(
  {
    signedOut: 'Vous êtes déconnecté·e.',
    passwordChanged: 'Votre mot de passe a été changé et vos autres sessions sont fermées.',
    passwordReset: 'Votre nouveau mot de passe est enregistré. Connectez-vous.',
    emailVerified: 'Votre adresse est confirmée. Bienvenue.',
    jobConfirmed: 'C’est confirmé : l’offre reste en ligne 60 jours.',
    sessionClosed: 'Session fermée.',
    messageSent: 'Votre message est bien arrivé. Nous vous répondrons par e-mail.',
    secondFactorOff: 'La double authentification est désactivée.',
    emailChanged: 'Votre nouvelle adresse est enregistrée.',
    searchSaved: 'Votre recherche est enregistrée.',
    alertSaved: 'C’est noté : nous vous signalerons les offres qui vous correspondent.',
    alertStopped: 'C’est noté : plus d’e-mail sur les offres qui vous correspondent.',
    companyJoined: 'Bienvenue : vous faites partie de l’équipe.',
    choicesKept: 'Vos choix sont enregistrés.',
  },
  {
    signedOut: 'You are signed out.',
    passwordChanged: 'Your password has been changed and your other sessions are closed.',
    passwordReset: 'Your new password has been saved. Please sign in.',
    emailVerified: 'Your address has been confirmed. Welcome.',
    jobConfirmed: 'Confirmed: the job stays online for 60 days.',
    sessionClosed: 'Session closed.',
    messageSent: 'We have received your message and will reply by e-mail.',
    secondFactorOff: 'Two-factor authentication is off.',
    emailChanged: 'Your new address has been saved.',
    searchSaved: 'Your search has been saved.',
    alertSaved: 'Done: we will tell you about jobs that match you.',
    alertStopped: 'Done: no more e-mails about jobs that match you.',
    companyJoined: 'Welcome: you are now on the team.',
    choicesKept: 'Your choices have been saved.',
  },
);
