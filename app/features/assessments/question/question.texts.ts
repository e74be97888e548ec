import { defineTexts } from '../../../i18n/texts.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import { questionWords } from '../../../i18n/words/question-words.ts';

export const questionTexts = defineTexts(
  {
    ...questionLookWords.fr,
    difficulty: questionWords.fr.difficulty,
    took: (count: string, value: number) => (value > 1 ? `${count} passages` : `${count} passage`),
    published: (date: string) => `le ${date}`,
    test: (name: string) => `Passer le test ${name}`,
    votes: 'Votes',
    up: 'Utile',
    down: 'Pas utile',
    score: (score: number) => (Math.abs(score) <= 1 ? `${score} vote` : `${score} votes`),
    comments: (count: number) =>
      count === 0 ? 'Commentaires' : count === 1 ? '1 commentaire' : `${count} commentaires`,
    none: 'Personne n’a encore commenté cette question.',
    by: {
      you: 'Vous',
      DEVELOPER: 'Un·e développeur·euse',
      RECRUITER: 'Un·e recruteur·euse',
      ADMIN: 'Notre équipe',
      gone: 'Compte supprimé',
    },
    write: 'Votre commentaire',
    writeHint: 'Votre nom n’apparaît pas.',
    send: 'Commenter',
    sent: 'Votre commentaire est en ligne.',
    signIn: 'Se connecter pour voter et commenter',
  },
  {
    ...questionLookWords.en,
    difficulty: questionWords.en.difficulty,
    took: (count, value) => (value === 1 ? 'answered once' : `answered ${count} times`),
    published: (date) => date,
    test: (name) => `Take the ${name} test`,
    votes: 'Votes',
    up: 'Useful',
    down: 'Not useful',
    score: (score) => (Math.abs(score) === 1 ? `${score} vote` : `${score} votes`),
    comments: (count) => (count === 0 ? 'Comments' : count === 1 ? '1 comment' : `${count} comments`),
    none: 'No one has commented on this question yet.',
    by: {
      you: 'You',
      DEVELOPER: 'A developer',
      RECRUITER: 'A recruiter',
      ADMIN: 'Our team',
      gone: 'Deleted account',
    },
    write: 'Your comment',
    writeHint: 'Your name is not shown.',
    send: 'Comment',
    sent: 'Your comment is online.',
    signIn: 'Sign in to vote and comment',
  },
);
