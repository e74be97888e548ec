import { defineTexts } from '../../../i18n/texts.ts';

export const projectsTexts = defineTexts(
  {
    add: 'Ajouter un projet',
    edit: 'Modifier les projets',
    name: 'Nom du projet',
    date: 'Date du projet',
    description: 'Description du projet',
    markdown: 'Listes, gras et liens : la syntaxe Markdown fonctionne.',
    link: 'Lien du projet (facultatif)',
    images: 'Images (facultatif)',
    addImage: 'Ajouter une image',
    removeImage: (number: number) => `Retirer l’image ${number}`,
    image: (number: number) => `Image ${number}`,
    unnamed: 'Nouveau projet',
  },
  {
    add: 'Add a project',
    edit: 'Edit the projects',
    name: 'Name of the project',
    date: 'Date of the project',
    description: 'Description of the project',
    markdown: 'Lists, bold and links: Markdown works here.',
    link: 'Link of the project (optional)',
    images: 'Pictures (optional)',
    addImage: 'Add a picture',
    removeImage: (number: number) => `Remove picture ${number}`,
    image: (number: number) => `Picture ${number}`,
    unnamed: 'New project',
  },
);
