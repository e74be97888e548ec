import { defineTexts } from '../../i18n/texts.ts';

const list = (locale: string, names: readonly string[]) => new Intl.ListFormat(locale).format(names);

export const portalTexts = defineTexts(
  {
    technologyTitle: (name: string) => `Questions d’entretien ${name}`,
    professionTitle: (name: string) => `Questions d’entretien : ${name}`,
    technologyLead: (name: string, count: string, value: number) =>
      value === 1
        ? `Une question d’entretien sur ${name}, avec sa réponse expliquée.`
        : `${count} questions d’entretien sur ${name}, de la plus facile à la plus difficile, chacune avec sa réponse expliquée.`,
    professionLead: (name: string, count: string, value: number) =>
      value === 1
        ? `Une question d’entretien pour le métier « ${name} », avec sa réponse expliquée.`
        : `${count} questions d’entretien pour le métier « ${name} », de la plus facile à la plus difficile, chacune avec sa réponse expliquée.`,
    from: (names: string[]) => `Elles viennent de nos tests ${list('fr', names)}.`,
    how: 'Lisez la question, cherchez votre réponse, puis ouvrez la nôtre : l’explication dit pourquoi elle est juste.',
    empty: (name: string) => `Aucune question sur ${name} pour le moment`,
    emptyText: 'Les questions paraissent ici dès qu’elles sont validées. En attendant, parcourez le catalogue.',
    all: 'Toutes les questions',
    levels: 'Répartition par niveau',
    filter: (name: string) => `Chercher dans les questions ${name}`,
    test: (name: string) => `Passer le test ${name}`,
    related: 'Sur des sujets voisins',
    page: (page: number) => `page ${page}`,
    crumbs: 'Fil d’Ariane',
  },
  {
    technologyTitle: (name) => `${name} interview questions`,
    professionTitle: (name) => `Interview questions: ${name}`,
    technologyLead: (name, count, value) =>
      value === 1
        ? `One interview question about ${name}, with its answer explained.`
        : `${count} interview questions about ${name}, from the easiest to the hardest, each with its answer explained.`,
    professionLead: (name, count, value) =>
      value === 1
        ? `One interview question for the profession “${name}”, with its answer explained.`
        : `${count} interview questions for the profession “${name}”, from the easiest to the hardest, each with its answer explained.`,
    from: (names) => `They come from our tests ${list('en', names)}.`,
    how: 'Read the question, find your answer, then open ours: the explanation says why it is right.',
    empty: (name) => `No question about ${name} for now`,
    emptyText: 'Questions appear here as soon as they are validated. Meanwhile, look through the catalogue.',
    all: 'All questions',
    levels: 'Questions by level',
    filter: (name) => `Search the ${name} questions`,
    test: (name) => `Take the ${name} test`,
    related: 'On related subjects',
    page: (page) => `page ${page}`,
    crumbs: 'Breadcrumb',
  },
);
