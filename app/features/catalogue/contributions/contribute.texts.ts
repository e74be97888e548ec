import { defineTexts } from '../../../i18n/texts.ts';
import { contributeCallTexts } from './contribute-call.texts.ts';
import { publishedQuestions } from './published-questions.ts';

export const contributeTexts = defineTexts(
  {
    ...contributeCallTexts.fr,
    propose: 'Proposer une question',
    signUp: 'Créer mon compte',
    signIn: 'Se connecter',
    needsAccount:
      'Il faut un compte de développeur·euse : il est gratuit, et votre nom n’apparaît pas à côté de vos questions.',
    recruiter:
      'Les questions sont écrites par des développeurs et développeuses. Avec un compte de recruteur·euse, vous pouvez les lire, les commenter et les signaler.',
    mine: 'Voir mes contributions',
    why: 'Pourquoi contribuer',
    reasons: [
      ['Vous apprenez', 'Écrire une question et son explication oblige à savoir vraiment pourquoi.'],
      ['Vous aidez', 'Chaque question publiée aide des personnes à préparer un entretien, gratuitement.'],
      ['Cela se voit', 'Vos questions publiées apparaissent sur votre page, dans la section Contributions.'],
    ] as [string, string][],
    how: 'Comment ça se passe',
    steps: [
      'Vous écrivez la question, ses réponses et l’explication, en français ou en anglais. Un aperçu vous montre le résultat, et nous vous prévenons si une question très proche existe.',
      'Notre équipe la relit, la traduit si besoin, et vous répond par e-mail. Un refus est toujours expliqué.',
      'Publiée, elle entre dans le catalogue et dans les entraînements. Sa difficulté se précise au fil des réponses.',
    ],
    drafts: 'QCMs en création',
    draftsLead: 'Ces QCM cherchent des contributeurs et contributrices avant d’être publiés.',
    progress: (count: number, needed: number) => `${publishedQuestions(count)} sur ${needed}`,
    ask: 'Participer',
    askOf: (name: string) => `Participer au QCM ${name}`,
    asked: 'Demande envoyée',
    askedToast: 'Votre demande est envoyée : notre équipe vous répondra par e-mail.',
    withdraw: 'Annuler ma demande',
    withdrawn: 'Votre demande est annulée.',
    accepted: 'Vous participez',
    declined: 'Demande non retenue',
    write: 'Écrire une question',
    writeOf: (name: string) => `Écrire une question pour ${name}`,
  },
  {
    ...contributeCallTexts.en,
    propose: 'Propose a question',
    signUp: 'Create my account',
    signIn: 'Sign in',
    needsAccount: 'You need a developer account: it is free, and your name is not shown beside your questions.',
    recruiter:
      'Questions are written by developers. With a recruiter account you can read them, comment on them and report them.',
    mine: 'See my contributions',
    why: 'Why contribute',
    reasons: [
      ['You learn', 'Writing a question and its explanation means really knowing why.'],
      ['You help', 'Every published question helps people prepare for an interview, for free.'],
      ['It shows', 'Your published questions appear on your page, in the Contributions section.'],
    ],
    how: 'How it works',
    steps: [
      'You write the question, its options and the explanation, in French or in English. A preview shows the result, and we tell you if a very similar question exists.',
      'Our team reviews it, translates it if needed, and replies by e-mail. If it declines your question, it says why.',
      'Once published, it joins the catalogue and practice sessions. Its difficulty is refined as people answer it.',
    ],
    drafts: 'Draft tests',
    draftsLead: 'These tests are looking for contributors before they are published.',
    progress: (count, needed) => `${count} published question${count === 1 ? '' : 's'} of ${needed}`,
    ask: 'Take part',
    askOf: (name) => `Take part in the ${name} test`,
    asked: 'Request sent',
    askedToast: 'Your request has been sent: our team will reply by e-mail.',
    withdraw: 'Cancel my request',
    withdrawn: 'Your request has been cancelled.',
    accepted: 'You are taking part',
    declined: 'Request declined',
    write: 'Write a question',
    writeOf: (name) => `Write a question for ${name}`,
  },
);
