import { defineTexts } from '../../i18n/texts.ts';
import { questionWords } from '../../i18n/words/question-words.ts';

const plural = (count: number) => Math.abs(count) > 1;

/** The words around a question in a list and on its own page. */
export const entryTexts = defineTexts(
  {
    levels: questionWords.fr.difficulty,
    statuses: questionWords.fr.status,
    newComment: questionWords.fr.newComment,
    alternative: questionWords.fr.alternative,
    draft: questionWords.fr.draftTest,
    title: 'Questions d’entretien',
    anonymous: 'Auteur anonyme',
    publishedAt: (date: string) => `le ${date}`,
    votes: (count: string, value: number) => (plural(value) ? `${count} votes` : `${count} vote`),
    comments: (count: string, value: number) => (plural(value) ? `${count} commentaires` : `${count} commentaire`),
    took: (count: string, value: number) => (plural(value) ? `${count} passages` : `${count} passage`),
    tags: 'Sujets de la question',
    related: 'D’autres questions du même test',
  },
  {
    levels: questionWords.en.difficulty,
    statuses: questionWords.en.status,
    newComment: questionWords.en.newComment,
    alternative: questionWords.en.alternative,
    draft: questionWords.en.draftTest,
    title: 'Interview questions',
    anonymous: 'Anonymous author',
    publishedAt: (date) => date,
    votes: (count, value) => (Math.abs(value) === 1 ? `${count} vote` : `${count} votes`),
    comments: (count, value) => (value === 1 ? `${count} comment` : `${count} comments`),
    took: (count, value) => (value === 1 ? 'answered once' : `answered ${count} times`),
    tags: 'Question topics',
    related: 'More questions from this test',
  },
);
