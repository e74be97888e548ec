import { defineTexts } from '../../../i18n/texts.ts';

export const openedTestsTexts = defineTexts(
  {
    title: (test: string) => `Le test ${test} est publié`,
    text: 'Vous l’aviez demandé : vous pouvez le passer quand vous voulez.',
    see: 'Voir le test',
    hide: 'Masquer',
  },
  {
    title: (test) => `The ${test} test is open`,
    text: 'You requested it: you can take it whenever you like.',
    see: 'See the test',
    hide: 'Hide',
  },
);
