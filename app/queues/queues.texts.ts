import { defineTexts } from '../i18n/texts.ts';

/** Texts shared by all queues. */
export const queuesTexts = defineTexts(
  {
    search: 'Rechercher',
    reset: 'Tout afficher',
    notFound: (text: string) => `Rien ne correspond à « ${text} » dans cette liste.`,
    keys: 'Au clavier, depuis la liste :',
    move: 'd’une ligne à l’autre',
    tick: 'cocher',
    tickAll: 'Tout cocher',
    tickOf: (name: string) => `Cocher ${name}`,
    first: (count: number, total: number) => `Les ${count} premières lignes sur ${total} sont affichées.`,
    nothingDone: 'Rien n’a été fait : quelqu’un d’autre s’en est occupé.',
  },
  {
    search: 'Search',
    reset: 'Show all',
    notFound: (text) => `Nothing matches “${text}” in this list.`,
    keys: 'With the keyboard, from the list:',
    move: 'go from line to line',
    tick: 'tick',
    tickAll: 'Tick all',
    tickOf: (name) => `Tick ${name}`,
    first: (count, total) => `The first ${count} lines of ${total} are shown.`,
    nothingDone: 'Nothing was done: someone else has taken care of it.',
  },
);
