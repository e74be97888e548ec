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
    edit: 'Edit projects',
    name: 'Project name',
    date: 'Project date',
    description: 'Project description',
    markdown: 'Lists, bold and links: Markdown works here.',
    link: 'Project link (optional)',
    images: 'Pictures (optional)',
    addImage: 'Add a picture',
    removeImage: (number: number) => `Remove picture ${number}`,
    image: (number: number) => `Picture ${number}`,
    unnamed: 'New project',
  },
);
