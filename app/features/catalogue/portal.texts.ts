import { defineTexts } from '../../i18n/texts.ts';

/** British English writes "A, B and C", without a comma before the last name. */
const lists = { fr: new Intl.ListFormat('fr-FR'), en: new Intl.ListFormat('en-GB') };

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
    from: (names: string[], questions: number) =>
      `${questions === 1 ? 'Elle vient' : 'Elles viennent'} de ${names.length === 1 ? 'notre test' : 'nos tests'} ${lists.fr.format(names)}.`,
    how: 'Lisez la question, cherchez votre réponse, puis ouvrez la nôtre : l’explication dit pourquoi elle est juste.',
    empty: (name: string) => `Aucune question sur ${name} pour le moment`,
    emptyText: 'Les questions apparaissent ici dès qu’elles sont publiées. En attendant, parcourez le catalogue.',
    all: 'Toutes les questions',
    levels: 'Répartition par niveau',
    filter: (name: string) => `Rechercher dans les questions ${name}`,
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
    from: (names, questions) =>
      `${questions === 1 ? 'It comes' : 'They come'} from our ${lists.en.format(names)} ${names.length === 1 ? 'test' : 'tests'}.`,
    how: 'Read the question, find your answer, then open ours: the explanation says why it is correct.',
    empty: (name) => `No questions about ${name} yet`,
    emptyText: 'Questions appear here as soon as they are published. In the meantime, browse the catalogue.',
    all: 'All questions',
    levels: 'Questions by level',
    filter: (name) => `Search the ${name} questions`,
    test: (name) => `Take the ${name} test`,
    related: 'On related topics',
    page: (page) => `page ${page}`,
    crumbs: 'Breadcrumb',
  },
);
