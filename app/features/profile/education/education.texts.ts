import { defineTexts } from '../../../i18n/texts.ts';

export const educationTexts = defineTexts(
  {
    add: 'Ajouter une formation ou une école',
    edit: 'Modifier les formations et les écoles',
    level: "Niveau d'études supérieures",
    bac: 'Bac +',
    school: "Nom de l'organisme ou de l'école",
    year: "Année d'obtention du diplôme",
    diploma: 'Diplôme obtenu',
    area: 'Spécialité (facultatif)',
    choose: 'Année',
    unnamed: 'Nouvelle formation',
  },
  {
    add: 'Add a course of study or a school',
    edit: 'Edit the studies and schools',
    level: 'Level of higher education',
    bac: 'Years after secondary school',
    school: 'Name of the school or organisation',
    year: 'Year of the diploma',
    diploma: 'Diploma obtained',
    area: 'Speciality (optional)',
    choose: 'Year',
    unnamed: 'New course of study',
  },
);
