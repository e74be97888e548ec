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
    add: 'Add a course or a school',
    edit: 'Edit education',
    level: 'Higher education',
    bac: 'Years of higher education',
    school: 'School or organisation name',
    year: 'Graduation year',
    diploma: 'Diploma or degree',
    area: 'Field of study (optional)',
    choose: 'Year',
    unnamed: 'New course',
  },
);
